import type { Sealer } from '../../../security/sealer.ts'

/** Several teachers share a computer in the staff room. */
const mostPeople = 8

/** A completed sign-in, as the mail about it describes it. */
export interface NewDeviceSignIn {
  userId: string
  /** Browser and system, such as `Firefox, Windows`; may be empty. */
  device: string
  begunAt: Date
  at: Date
}

export interface SeenBrowsersOptions {
  sealer: Sealer
  onNewDevice: (signIn: NewDeviceSignIn) => void
}

/**
 * Remembers in a sealed cookie who has signed in on a browser, because names of browsers and systems don't tell one
 * device from another. The cookie authenticates nobody.
 */
export function createSeenBrowsers({ sealer, onNewDevice }: SeenBrowsersOptions) {
  const peopleIn = (cookie: string | undefined): string[] =>
    (cookie === undefined ? null : sealer.open(cookie))?.split(',') ?? []

  return {
    /** Reports a browser on which the person hasn't signed in before; returns the cookie that remembers them. */
    noteSignIn(cookie: string | undefined, signIn: NewDeviceSignIn): string {
      const people = peopleIn(cookie)
      if (!people.includes(signIn.userId)) onNewDevice(signIn)
      const others = people.filter((userId) => userId !== signIn.userId)
      return sealer.seal([signIn.userId, ...others].slice(0, mostPeople).join(','))
    },
  }
}

export type SeenBrowsers = ReturnType<typeof createSeenBrowsers>
