/**
 * Every form that keeps a draft, with the version of its fields. Raise the version when a field changes its meaning:
 * drafts of another version are not offered.
 */
export const draftForms = {
  'add-student': 1,
  'cell-comment': 1,
  class: 1,
  'copy-column': 1,
  'duplicate-class': 1,
  'error-type': 1,
  'exam-details': 1,
  'exam-structure': 1,
  group: 1,
  'import-students': 1,
  'new-class': 1,
  'invite-to-class': 1,
  'invite-to-school': 1,
  'join-as-student': 1,
  'join-link': 1,
  lesson: 1,
  'lesson-flag': 1,
  'lesson-picture': 1,
  'lesson-sections': 1,
  'lesson-text': 1,
  'lesson-title': 1,
  'lesson-wish': 1,
  'mark-texts': 1,
  'need-groups': 1,
  'new-error-type': 1,
  'new-exam': 1,
  'new-group': 1,
  'new-skill': 1,
  'paste-questions': 1,
  'paste-students': 1,
  objectives: 1,
  'overall-comment': 1,
  person: 1,
  picture: 1,
  'picture-labels': 1,
  'picture-name': 1,
  'picture-words': 2,
  pile: 1,
  profile: 1,
  'publish-picture': 1,
  'report-picture': 1,
  resource: 1,
  'resource-item': 1,
  'resource-note': 1,
  'resource-text': 1,
  'resource-wish': 1,
  restore: 1,
  school: 1,
  skill: 1,
  student: 1,
} as const

export type DraftForm = keyof typeof draftForms

/** The form that a draft belongs to, and the thing that the form edits. */
export interface DraftKey {
  form: DraftForm
  /** Id of the edited thing, or of the parent of a new thing; empty when the form exists only once. */
  subject?: string
  /** Whose draft it is; by default, the person's who is signed in. */
  userId?: string
}
