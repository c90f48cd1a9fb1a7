/** The gateway's time: the wall clock plus an offset that only grows. Times are whole seconds since 1970. */
export interface GatewayClock {
  now: () => number
  /** Moves the clock to a later time and stores the offset; an earlier time changes nothing. */
  moveTo: (seconds: number) => Promise<void>
}

export function createGatewayClock(options: {
  offsetSeconds: number
  keepOffset: (offsetSeconds: number) => Promise<void>
}): GatewayClock {
  let offset = options.offsetSeconds
  const wall = () => Math.floor(Date.now() / 1000)
  return {
    now: () => wall() + offset,
    async moveTo(seconds) {
      const wanted = seconds - wall()
      if (wanted <= offset) return
      await options.keepOffset(wanted)
      offset = wanted
    },
  }
}
