import { isLoopbackAddress, isLoopbackUrl } from './loopback.ts'

/** The sample account that `npm start` creates by default. The documentation states its password. */
export const sampleAccount = { email: 'demo@classeur.local', password: 'classeur-demo' } as const

/** The addresses at which an installation can be reached. */
export interface Reach {
  /** The URL that browsers open. */
  publicUrl: string
  /** The address that accepts outside connections: the gateway's, or the process's own without a gateway. */
  listensOn: string
}

/**
 * Whether an installation may enable the development-only features: the mailbox page, the sample account and that
 * account's operator right. They are unsafe unless both addresses are loopback, that is, reachable from this machine only.
 */
export const mayEnableDevelopmentFeatures = ({ publicUrl, listensOn }: Reach): boolean =>
  isLoopbackUrl(publicUrl) && isLoopbackAddress(listensOn)
