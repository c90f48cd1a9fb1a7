import { School, SchoolMembers, type ChangeSchoolRequest, type SchoolRole } from '@classeur/contracts'
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { http, isProblem } from '../../../http/client.ts'

const schoolKey = ['school']

/** The school of the signed-in person. */
export const schoolQuery = queryOptions({
  queryKey: [...schoolKey, 'details'],
  queryFn: ({ signal }) => http.get('/api/school', School, signal),
})

export const membersQuery = queryOptions({
  queryKey: [...schoolKey, 'members'],
  queryFn: ({ signal }) => http.get('/api/school/members', SchoolMembers, signal),
})

const show = (client: QueryClient, school: School) => client.setQueryData(schoolQuery.queryKey, school)

/** The file of a logo; null if there is none, or the link has expired. */
async function logoAt(link: string | null): Promise<Blob | null> {
  try {
    return link === null ? null : await http.file(link)
  } catch (error) {
    if (isProblem(error, 'general/not-found')) return null
    throw error
  }
}

/** Changes the settings. Each change caches its response at once. */
export function useSchoolActions() {
  const client = useQueryClient()
  const readAgain = () => client.fetchQuery({ ...schoolQuery, staleTime: 0 })
  return {
    change: async (request: ChangeSchoolRequest) =>
      show(client, await http.patch('/api/school', request, School)),
    /** `image` is base64. */
    putLogo: async (image: string) => show(client, await http.put('/api/school/logo', { image }, School)),
    /** The file of the logo. The link that is shown may have expired, so a new one is tried as well. */
    readLogo: async ({ logoUrl }: School) => (await logoAt(logoUrl)) ?? logoAt((await readAgain()).logoUrl),
    removeLogo: async () => {
      await http.delete('/api/school/logo')
      await client.invalidateQueries({ queryKey: schoolQuery.queryKey })
    },
    readAgain,
  }
}

/** Changes the members. Each change caches its response at once. */
export function useMemberActions() {
  const client = useQueryClient()
  const showMembers = (members: SchoolMembers) => void client.setQueryData(membersQuery.queryKey, members)
  const readAgain = () => client.invalidateQueries({ queryKey: schoolKey })
  return {
    changeRole: async (userId: string, role: SchoolRole) => {
      const answer = await http.patch(`/api/school/members/${userId}`, { role }, SchoolMembers)
      showMembers(answer)
      // One's own role decides what the other panels allow.
      if (answer.members.some((member) => member.isMe && member.userId === userId)) await readAgain()
    },
    /** Removes a colleague, or leaves the school if it is one's own id. */
    remove: async (userId: string) => {
      await http.delete(`/api/school/members/${userId}`)
      await readAgain()
    },
    invite: async (email: string) =>
      showMembers(await http.post('/api/school/invitations', { email }, SchoolMembers)),
    resend: async (id: string) =>
      showMembers(await http.post(`/api/school/invitations/${id}/resend`, {}, SchoolMembers)),
    revoke: async (id: string) => {
      await http.delete(`/api/school/invitations/${id}`)
      await client.invalidateQueries({ queryKey: membersQuery.queryKey })
    },
  }
}
