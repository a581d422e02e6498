//! A chart from Rust, by the header alone.
//!
//!     rustc chart.rs -L FOLDER -l dylib=astrolabe && ./chart

use std::ffi::{c_char, c_void, CStr};
use std::ptr;

#[repr(C)]
struct AstrolabeError {
    code: i32,
    message: [c_char; 508],
}

#[repr(C)]
struct Engine {
    _private: [u8; 0],
}

extern "C" {
    fn astrolabe_abi() -> i32;
    fn astrolabe_open(
        data: *const c_char, zones: *const c_char, engine: *mut *mut Engine,
        error: *mut AstrolabeError,
    ) -> i32;
    fn astrolabe_close(engine: *mut Engine);
    fn astrolabe_positions(
        engine: *const Engine, scale: i32, days: *const f64, count: usize, bodies: *const u8,
        body_count: usize, columns: i32, out: *mut f64, error: *mut AstrolabeError,
    ) -> i32;
    fn astrolabe_document(
        engine: *const Engine, kind: *const c_char, request: *const c_char, length: usize,
        text: *mut *mut c_char, text_length: *mut usize, error: *mut AstrolabeError,
    ) -> i32;
    fn astrolabe_free(text: *mut c_void);
}

/// The ephemeris, closed when it goes.
struct Astrolabe(*mut Engine);

// A handle may be used by any number of threads.
unsafe impl Send for Astrolabe {}
unsafe impl Sync for Astrolabe {}

impl Drop for Astrolabe {
    fn drop(&mut self) {
        unsafe { astrolabe_close(self.0) }
    }
}

fn checked(call: impl FnOnce(*mut AstrolabeError) -> i32) -> Result<(), String> {
    let mut error = AstrolabeError { code: 0, message: [0; 508] };
    match call(&mut error) {
        0 => Ok(()),
        _ => Err(unsafe { CStr::from_ptr(error.message.as_ptr()) }.to_string_lossy().into_owned()),
    }
}

impl Astrolabe {
    fn open() -> Result<Self, String> {
        let mut engine = ptr::null_mut();
        checked(|error| unsafe { astrolabe_open(ptr::null(), ptr::null(), &mut engine, error) })?;
        Ok(Self(engine))
    }

    fn document(&self, kind: &CStr, request: &str) -> Result<String, String> {
        let (mut text, mut length) = (ptr::null_mut(), 0);
        checked(|error| unsafe {
            astrolabe_document(
                self.0, kind.as_ptr(), request.as_ptr().cast(), request.len(), &mut text,
                &mut length, error,
            )
        })?;
        let bytes = unsafe { std::slice::from_raw_parts(text.cast::<u8>(), length) }.to_vec();
        unsafe { astrolabe_free(text.cast()) };
        String::from_utf8(bytes).map_err(|error| error.to_string())
    }

    fn longitudes(&self, days: &[f64], body: u8) -> Result<Vec<f64>, String> {
        let mut out = vec![0.0; days.len()];
        checked(|error| unsafe {
            astrolabe_positions(
                self.0, 0, days.as_ptr(), days.len(), &body, 1, 1, out.as_mut_ptr(), error,
            )
        })?;
        Ok(out)
    }
}

fn main() -> Result<(), String> {
    assert_eq!(unsafe { astrolabe_abi() }, 1);
    let astrolabe = Astrolabe::open()?;
    let moon = astrolabe.longitudes(&[2460681.5, 2460682.5], 1)?;
    println!("the Moon went from {:.4}° to {:.4}°", moon[0], moon[1]);
    let request = r#"{"birth":"1990-06-15T14:30","zone":"America/New_York","lat":40.7128,"lon":-74.006}"#;
    let chart = astrolabe.document(c"chart", request)?;
    println!("{}…", &chart[..72]);
    let refused = astrolabe.document(c"chart", r#"{"birth":"1990-02-31"}"#);
    println!("{}", refused.unwrap_err());
    Ok(())
}
