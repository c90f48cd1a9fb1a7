/** Who asks. `operator` comes from a verified e-mail on the operators' list; `requestId` names the request in the logs. */
export interface Actor {
  userId: string
  operator: boolean
  requestId?: string
}

/** What belongs to one person. */
export interface OwnedResource {
  ownerId: string
}

const ownerOnly = (actor: Actor, resource: OwnedResource | null) => resource?.ownerId === actor.userId

const rules = {
  'user-info:read': ownerOnly,
  'user-info:write': ownerOnly,
  'subscription:read': ownerOnly,
  'wallet:read': ownerOnly,
  'session:end': ownerOnly,
  'generation:read': ownerOnly,
  'generation:create': ownerOnly,
  'generation:cancel': ownerOnly,
  'generation:retry': ownerOnly,
  'lesson-plan:read': ownerOnly,
  'queues:operate': (actor: Actor) => actor.operator,
} satisfies Record<string, (actor: Actor, resource: OwnedResource | null) => boolean>

export type Action = keyof typeof rules

/** The one policy: may this person do this to that? No rule, no person, no resource: no. */
export function can(actor: Actor | null, action: Action, resource: OwnedResource | null = null): boolean {
  if (!actor || !Object.hasOwn(rules, action)) return false
  return rules[action](actor, resource)
}
