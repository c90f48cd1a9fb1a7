/**
 * What the deletion of an account does to the documents of a collection.
 * `deleted`: those of the person are deleted. `with-class`: they are deleted with the person's classes; in classes of
 * colleagues the author becomes a pseudonym. `pseudonymous`: they are kept under a pseudonym. `left`: the person is
 * removed from documents that belong to several people. `expires`: they contain no person in clear text and end by
 * themselves. `none`: they contain nothing about people.
 */
export type Erasure = 'deleted' | 'with-class' | 'pseudonymous' | 'left' | 'expires' | 'none'

/**
 * Every collection, and what happens to it when a person leaves. A test compares the list with the collections of a
 * running installation, so a new collection can't be forgotten. The page docs/privacy.md has the same list.
 */
export const personalCollections = {
  account_activities: 'deleted',
  account_deletions: 'pseudonymous',
  accounts: 'deleted',
  backup_schedules: 'deleted',
  backups: 'deleted',
  billing_rules: 'none',
  class_activities: 'with-class',
  classes: 'left',
  comment_bank: 'deleted',
  credit_entries: 'deleted',
  credit_notes: 'pseudonymous',
  credit_packs: 'none',
  current_subscriptions: 'deleted',
  dev_mailbox: 'deleted',
  error_type_libraries: 'with-class',
  exams: 'with-class',
  generations: 'deleted',
  identity_attempts: 'expires',
  identity_link_tokens: 'deleted',
  identity_signing_keys: 'none',
  image_likes: 'deleted',
  image_reports: 'pseudonymous',
  images: 'deleted',
  installation_backups: 'none',
  invitations: 'deleted',
  join_links: 'left',
  join_requests: 'deleted',
  lesson_plan_proposals: 'deleted',
  lesson_plan_versions: 'deleted',
  lesson_plans: 'deleted',
  mark_change_archives: 'with-class',
  mark_changes: 'with-class',
  mark_rows: 'with-class',
  oidc_records: 'deleted',
  orders: 'pseudonymous',
  overall_comments: 'with-class',
  payment_customers: 'deleted',
  payment_events: 'pseudonymous',
  phrases: 'deleted',
  picture_uploads: 'deleted',
  plans: 'none',
  provider_subscriptions: 'deleted',
  publication_decisions: 'pseudonymous',
  removed_members: 'deleted',
  resource_versions: 'with-class',
  resources: 'with-class',
  restore_conflicts: 'deleted',
  restore_locks: 'deleted',
  restore_steps: 'deleted',
  restores: 'deleted',
  rosters: 'with-class',
  schools: 'left',
  search_entries: 'with-class',
  sessions: 'deleted',
  skill_libraries: 'with-class',
  structure_changes: 'with-class',
  student_imports: 'with-class',
  term_choices: 'with-class',
  user_info: 'deleted',
  users: 'deleted',
} as const satisfies Readonly<Record<string, Erasure>>

type Collections = typeof personalCollections

/** The collections that contain something about people in clear text. The export lists them too. */
export type PersonalCollection = {
  [Name in keyof Collections]: Collections[Name] extends 'none' | 'expires' ? never : Name
}[keyof Collections]
