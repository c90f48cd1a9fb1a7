import type { UserInfo, UserInfoInput } from '@classeur/contracts'

/** Converts a profile to the form in which it is saved, without its id. */
export function profileInput({ id: _, ...input }: UserInfo): UserInfoInput {
  return input
}
