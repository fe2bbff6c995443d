#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| hollows_fuzz::play(input));
