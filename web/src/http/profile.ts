import { UserInfo, type UserInfoInput } from '@classeur/contracts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { oneAfterAnother } from '../config/one-after-another.ts'
import { useAuth } from './auth-session.ts'
import { http, isProblem } from './client.ts'

/** `user_info/{uid}`, or null if the document doesn't exist, which means that the profile isn't complete. */
export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['user_info', userId],
    queryFn: async (): Promise<UserInfo | null> => {
      try {
        return await http.get(`/api/user_info/${userId}`, UserInfo)
      } catch (error) {
        if (isProblem(error, 'general/not-found')) return null
        throw error
      }
    },
    // A complete profile stays complete, so it is cached. A missing one is requested again on every navigation.
    staleTime: (query) => (query.state.data ? Infinity : 0),
  })

/** The signed-in person's profile; `undefined` while loading or signed out, null if not complete. */
export function useProfile(): UserInfo | null | undefined {
  const auth = useAuth()
  const userId = auth.status === 'signed-in' ? auth.user.id : ''
  return useQuery({ ...profileQuery(userId), enabled: userId !== '' }).data
}

/** Converts a profile to the form in which it is saved, without its id. */
function profileInput({ id: _, ...input }: UserInfo): UserInfoInput {
  return input
}

/** A silently broken connection must not block the changes that wait behind this request. */
const longestAnswerMs = 30_000

/** Creates or changes the profile, and updates it on every screen at once. */
export function useSaveProfile(): (input: UserInfoInput) => Promise<UserInfo> {
  const auth = useAuth()
  const client = useQueryClient()
  return async (input) => {
    if (auth.status !== 'signed-in') throw new Error('saving a profile needs a signed-in person')
    const signal = AbortSignal.timeout(longestAnswerMs)
    const saved = await http.put(`/api/user_info/${auth.user.id}`, input, UserInfo, signal)
    client.setQueryData(profileQuery(auth.user.id).queryKey, saved)
    return saved
  }
}

/** Each save replaces the whole profile, so a change waits for the ones before it. */
const inTurn = oneAfterAnother()

/** Changes a part of the signed-in person's profile. `change` gets the profile with all earlier changes. */
export function useChangeProfile(): (change: (now: UserInfo) => Partial<UserInfoInput>) => Promise<UserInfo> {
  const auth = useAuth()
  const client = useQueryClient()
  const saveProfile = useSaveProfile()
  const userId = auth.status === 'signed-in' ? auth.user.id : ''
  return (change) =>
    inTurn(async () => {
      const now = client.getQueryData(profileQuery(userId).queryKey)
      if (!now) throw new Error('there is no profile to change')
      return saveProfile({ ...profileInput(now), ...change(now) })
    })
}
