import { UserInfo, type ChangeUserInfoRequest, type SaveUserInfoRequest } from '@classeur/contracts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { ownTimeZone } from '../../config/own-time-zone.ts'
import { oneAfterAnother } from '../../config/one-after-another.ts'
import { useAuth } from '../session/auth-session.ts'
import { http, isProblem } from '../client.ts'

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

/** A silently broken connection must not block the changes that wait behind this request. */
const longestAnswerMs = 30_000

/** Runs a request that saves the signed-in person's profile, and updates the profile on every screen at once. */
function useSave<Sent>(
  send: (path: string, sent: Sent, schema: typeof UserInfo, signal: AbortSignal) => Promise<UserInfo>,
): (sent: Sent) => Promise<UserInfo> {
  const auth = useAuth()
  const client = useQueryClient()
  return async (sent) => {
    if (auth.status !== 'signed-in') throw new Error('saving a profile needs a signed-in person')
    const signal = AbortSignal.timeout(longestAnswerMs)
    const saved = await send(`/api/user_info/${auth.user.id}`, sent, UserInfo, signal)
    client.setQueryData(profileQuery(auth.user.id).queryKey, saved)
    return saved
  }
}

/** Completes the profile. The school of a new person gets the time zone of this device. */
export const useSaveProfile = () =>
  useSave<SaveUserInfoRequest>((path, ...sent) =>
    http.put(`${path}?timeZone=${encodeURIComponent(ownTimeZone())}`, ...sent),
  )

/** The later of two changes of the same field must also arrive later. */
const inTurn = oneAfterAnother()

/** Changes only the given fields of the profile, so that those changed on another device stay as they are there. */
export function useChangeProfile(): (change: ChangeUserInfoRequest) => Promise<UserInfo> {
  const save = useSave<ChangeUserInfoRequest>(http.patch)
  return (change) => inTurn(() => save(change))
}
