/** Keeps hands on a screen, or on a part of it, from doing what nobody wants there: zooming, selecting, dragging, menus. */
export function keepQuiet(part: EventTarget = window, signal = new AbortController().signal): void {
  const refuse = (event: Event) => event.preventDefault();
  const zooms = (event: Event) => {
    const { ctrlKey, metaKey, key } = event as KeyboardEvent;
    // A wheel has no key.
    return key === undefined ? ctrlKey : (ctrlKey || metaKey) && ["+", "-", "=", "0"].includes(key);
  };
  const refuseZoom = (event: Event) => zooms(event) && event.preventDefault();
  // Safari's own events for pinching are among them.
  for (const accident of ["contextmenu", "dragstart", "selectstart", "gesturestart"])
    part.addEventListener(accident, refuse, { signal });
  for (const zoom of ["wheel", "keydown"])
    part.addEventListener(zoom, refuseZoom, { passive: false, signal });
}

/** Fills the screen and keeps it lit, where the browser allows; to be called when somebody touches it. */
export function fillScreen(): void {
  if (!document.fullscreenElement) document.documentElement.requestFullscreen?.().catch(() => {});
  navigator.wakeLock?.request("screen").catch(() => {});
}

/** Touches of a corner that open what is for the staff. */
const TOUCHES = 5;

/** Time for them, in milliseconds. */
const SOON = 3000;

/** Calls back when the corner of the screen where no button is has been touched five times in a row. */
export function watchCorner(opened: () => void): void {
  let touches: number[] = [];
  addEventListener("pointerdown", ({ clientX, clientY, timeStamp }) => {
    const inCorner = clientX < 80 && clientY < 80;
    touches = inCorner ? [...touches.filter((at) => timeStamp - at < SOON), timeStamp] : [];
    if (touches.length < TOUCHES) return;
    touches = [];
    opened();
  });
}
