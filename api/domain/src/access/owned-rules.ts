import type { Actor, Resource, Rule } from './resources.ts'

const ownerOnly: Rule = (actor, resource) =>
  resource !== null && 'ownerId' in resource && resource.ownerId === actor.userId

const ownerOrPublished: Rule = (actor, resource) =>
  ownerOnly(actor, resource) || (resource !== null && 'published' in resource && resource.published === true)

/** Nobody likes, copies or reports their own picture. */
const publishedByOthers: Rule = (actor, resource) =>
  !ownerOnly(actor, resource) && ownerOrPublished(actor, resource)

const operator = (actor: Actor, _resource: Resource | null) => actor.operator

/** Actions on resources of one person, and operators' actions. */
export const ownedRules = {
  'user-info:read': ownerOnly,
  'user-info:write': ownerOnly,
  /** The log of the account. */
  'account:read-activity': ownerOnly,
  'account:export': ownerOnly,
  /** Ask for the deletion of the account, and change one's mind. */
  'account:delete': ownerOnly,
  'subscription:read': ownerOnly,
  'wallet:read': ownerOnly,
  /** The plan, its limits and their use. */
  'billing:read': ownerOnly,
  /** Order, pay, and change the subscription. */
  'billing:buy': ownerOnly,
  'order:read': ownerOnly,
  'order:pay': ownerOnly,
  'session:end': ownerOnly,
  'generation:read': ownerOnly,
  'generation:create': ownerOnly,
  'generation:cancel': ownerOnly,
  'generation:retry': ownerOnly,
  'objectives:edit': ownerOnly,
  'lesson-plan:create': ownerOnly,
  'image:read': ownerOrPublished,
  'image:change': ownerOnly,
  'image:upload': ownerOnly,
  'image:publish': ownerOnly,
  'image:like': publishedByOthers,
  'image:copy': publishedByOthers,
  /** A comment in a comment bank, for its author. */
  'banked-comment:remove': ownerOnly,
  /** A phrase for overall comments, for its author. */
  'phrase:remove': ownerOnly,
  /** The list, the schedule and the state of backups. */
  'backup:read': ownerOnly,
  'backup:make': ownerOnly,
  'backup:stop': ownerOnly,
  'backup:verify': ownerOnly,
  'backup:download': ownerOnly,
  'backup:upload': ownerOnly,
  'backup:delete': ownerOnly,
  'backup:schedule': ownerOnly,
  /** Check and restore a backup, and take it back; also to change or replace a class with one. */
  'backup:restore': ownerOnly,
  /** Other people's published pictures. */
  'image:report': publishedByOthers,
  'publication:review': operator,
  'dead-letter:read': operator,
  'dead-letter:retry': operator,
  'queues:operate': operator,
  /** Read events, subscriptions and orders of all people, retry events, and ask the payment provider. */
  'billing:operate': operator,
  'billing:refund': operator,
} satisfies Record<string, Rule>
