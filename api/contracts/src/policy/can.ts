/** Who asks. `operator` comes from a verified e-mail on the operators' list; `requestId` names the request in the logs. */
export interface Actor {
  userId: string
  operator: boolean
  requestId?: string
}

/** What belongs to one person. */
export interface OwnedResource {
  ownerId: string
  /** Everybody who is signed in may see it. */
  published?: boolean
}

const ownerOnly = (actor: Actor, resource: OwnedResource | null) => resource?.ownerId === actor.userId

const ownerOrPublished = (actor: Actor, resource: OwnedResource | null) =>
  ownerOnly(actor, resource) || resource?.published === true

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
  'image:read': ownerOrPublished,
  'image:change': ownerOnly,
  'image:publish': ownerOnly,
  'publication:review': (actor: Actor) => actor.operator,
  'dead-letter:read': (actor: Actor) => actor.operator,
  'dead-letter:retry': (actor: Actor) => actor.operator,
  'queues:operate': (actor: Actor) => actor.operator,
} satisfies Record<string, (actor: Actor, resource: OwnedResource | null) => boolean>

export type Action = keyof typeof rules

/** The one policy: may this person do this to that? No rule, no person, no resource: no. */
export function can(actor: Actor | null, action: Action, resource: OwnedResource | null = null): boolean {
  if (!actor || !Object.hasOwn(rules, action)) return false
  return rules[action](actor, resource)
}
