import type { ArchivedCollection } from '@classeur/archive'
import type { PersonalCollection } from '@classeur/database'
import type { ExportFile } from './export-schemas.ts'

/** The files with the person's data of a collection, besides the backup if that contains what they own; or why it has none. */
export type Exported = readonly ExportFile[] | { readonly why: string }

const onlyInBackup = [] as const

/** Where an export has what each collection says about its person: a new collection can't be forgotten. */
export const exportedCollections: {
  readonly [Name in PersonalCollection]: Name extends ArchivedCollection ? readonly ExportFile[] : Exported
} = {
  account_activities: ['activity'],
  account_deletions: ['deletion'],
  accounts: { why: 'the address is in "account"; the rest is the hash of a password' },
  backup_schedules: ['backup-schedule'],
  backups: ['backups'],
  class_activities: ['class-log'],
  classes: ['memberships'],
  comment_bank: onlyInBackup,
  credit_entries: ['credits'],
  credit_notes: ['credit-notes'],
  current_subscriptions: ['subscription'],
  dev_mailbox: { why: 'mails that a test installation shows instead of sending them' },
  error_type_libraries: onlyInBackup,
  exams: onlyInBackup,
  generations: ['generations'],
  identity_link_tokens: { why: 'secrets of links that were sent to the person' },
  image_likes: ['picture-likes'],
  image_reports: ['picture-reports'],
  images: onlyInBackup,
  invitations: ['invitations'],
  join_links: { why: 'whom a link no longer admits; "class-log" says who was removed' },
  join_requests: ['join-requests'],
  lesson_plan_proposals: { why: 'what was asked for and written is in "generations"' },
  lesson_plan_versions: ['lesson-plan-edits'],
  lesson_plans: ['lesson-plan-edits'],
  mark_change_archives: ['entered-marks'],
  mark_changes: ['entered-marks'],
  mark_rows: ['entered-marks'],
  oidc_records: { why: 'secrets of sign-ins that are under way; "sessions" has the others' },
  orders: ['orders'],
  overall_comments: ['overall-comments'],
  payment_customers: ['payment-customer'],
  payment_events: {
    why: 'messages of the payment provider; "orders" and "paid-subscriptions" have what they say',
  },
  phrases: onlyInBackup,
  picture_uploads: { why: 'keys of uploads of the last day; the pictures are in the backup' },
  provider_subscriptions: ['paid-subscriptions'],
  publication_decisions: ['publication-decisions'],
  removed_members: { why: 'whom an old link no longer admits; "class-log" says who was removed' },
  resource_versions: ['sheet-edits'],
  resources: ['sheets', 'sheet-edits'],
  restore_conflicts: { why: 'copies for an undo; the person’s classes are in the backup' },
  restore_locks: { why: 'what a restore that is under way keeps others from changing' },
  restore_steps: { why: 'copies for an undo; the person’s classes are in the backup' },
  restores: ['restores'],
  rosters: onlyInBackup,
  schools: ['school'],
  search_entries: { why: 'words of classes, exams and students, which are in the backup' },
  sessions: ['sessions'],
  skill_libraries: onlyInBackup,
  structure_changes: ['structure-changes'],
  student_imports: ['student-imports'],
  term_choices: onlyInBackup,
  user_info: ['settings'],
  users: ['account'],
}
