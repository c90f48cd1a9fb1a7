// Shifts this process's clock by CLOCK_SKEW_MS; clocks that only measure durations stay correct.
const skewMs = Number(process.env.CLOCK_SKEW_MS)
const RealDate = Date
globalThis.Date = class Date extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + skewMs)
    else super(...args)
  }
  static now() {
    return RealDate.now() + skewMs
  }
}
