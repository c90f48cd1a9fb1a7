import { isSameExternalId } from '../external-id.ts'
import { nameKeys } from '../names/normalise-name.ts'
import type { Requester } from './requester.ts'

/** Whether two requests may be one person's: the same number, or the same name unless the numbers differ. */
const mayBeSame = (one: Requester, other: Requester): boolean => {
  if (one.externalId !== '' && other.externalId !== '')
    return isSameExternalId(one.externalId, other.externalId)
  const keys = nameKeys(one)
  return nameKeys(other).some((key) => keys.includes(key))
}

/** The requests of which another one may be the same person's or a namesake's. */
export const repeatedRequests = <Request extends Requester>(requests: readonly Request[]): Set<Request> =>
  new Set(requests.filter((one) => requests.some((other) => other !== one && mayBeSame(one, other))))
