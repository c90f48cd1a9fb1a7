import type { UserInfo, UserInfoInput } from '@classeur/contracts'

/** What may be sent back of a profile that was read: everything but its id. */
export function profileInput({ id: _, ...input }: UserInfo): UserInfoInput {
  return input
}
