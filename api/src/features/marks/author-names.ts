/** A changed name is shown after at most this time. */
const keptMs = 60_000
const mostNames = 5_000

export interface AuthorNamesDependencies {
  namesOf: (userIds: readonly string[]) => Promise<Map<string, string>>
}

/** Caches the names of people who write marks, because every save needs them. */
export function createAuthorNames({ namesOf }: AuthorNamesDependencies) {
  const kept = new Map<string, { name: string; until: number }>()

  async function of(userIds: readonly string[]): Promise<Map<string, string>> {
    const now = Date.now()
    const missing = userIds.filter((id) => (kept.get(id)?.until ?? 0) <= now)
    if (missing.length > 0) {
      const fetched = await namesOf(missing)
      if (kept.size > mostNames) kept.clear()
      for (const [id, name] of fetched) kept.set(id, { name, until: now + keptMs })
    }
    return new Map(userIds.map((id) => [id, kept.get(id)?.name ?? '']))
  }

  return { ofAll: of, of: async (userId: string) => (await of([userId])).get(userId) ?? '' }
}

export type AuthorNames = ReturnType<typeof createAuthorNames>
