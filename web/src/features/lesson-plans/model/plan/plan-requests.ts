import {
  GenerationAccepted,
  LessonPlan,
  LessonPlanCopied,
  SectionSaved,
  ShareLink,
  type ChangeLessonPlanRequest,
  type ExportLessonPlanQuery,
  type LessonSectionKey,
  type RewriteWish,
  type SaveSectionRequest,
} from '@classeur/contracts'
import { z } from 'zod'
import { http } from '../../../../http/client.ts'
import { requestKeyFor } from '../../../../http/request-keys/request-key.ts'

const pathOf = (id: string) => `/api/lesson-plans/${id}`
const sectionPath = (id: string, key: LessonSectionKey) => `${pathOf(id)}/sections/${key}`
/** For a request after which the plan is read again. */
const anything = z.unknown()

/** Rejects with `lesson-plans/section-changed` if another version of the section has been saved since. */
export const saveSection = (
  id: string,
  key: LessonSectionKey,
  edit: z.input<typeof SaveSectionRequest>,
): Promise<z.infer<typeof SectionSaved>> => http.put(sectionPath(id, key), edit, SectionSaved)

/** Changes title, class, date, sharing or archiving. */
export const changePlan = (id: string, change: ChangeLessonPlanRequest): Promise<LessonPlan> =>
  http.patch(pathOf(id), change, LessonPlan)

/** Flags a section as wrong, or removes the flag with null. */
export const flagSection = (id: string, key: LessonSectionKey, reason: string | null): Promise<unknown> =>
  http.put(`${sectionPath(id, key)}/flag`, { reason }, anything)

/** Has a section written again. `after` is the last rewrite of this section. Rejects with `credits/insufficient`. */
export async function rewriteSection(
  id: string,
  key: LessonSectionKey,
  wish: RewriteWish,
  after: string,
): Promise<GenerationAccepted> {
  const requestKey = await requestKeyFor(after, { id, key, wish })
  return http.post(`${sectionPath(id, key)}/rewrite`, { requestKey, wish }, GenerationAccepted)
}

/** Replaces a section by its proposal. Rejects with `lesson-plans/section-changed` like {@link saveSection}. */
export const acceptProposal = (
  id: string,
  key: LessonSectionKey,
  basedOn: number,
): Promise<z.infer<typeof SectionSaved>> =>
  http.post(`${pathOf(id)}/proposals/${key}/accept`, { basedOn }, SectionSaved)

/** Keeps the section as it is, without the proposal. */
export const dropProposal = (id: string, key: LessonSectionKey): Promise<void> =>
  http.delete(`${pathOf(id)}/proposals/${key}`)

/** Takes the decision about a proposal back: it waits again. */
export const reopenProposal = (id: string, key: LessonSectionKey): Promise<unknown> =>
  http.post(`${pathOf(id)}/proposals/${key}/reopen`, {}, anything)

/** Makes a version the newest one. Rejects with `lesson-plans/changed-meanwhile` if the plan isn't at `basedOn`. */
export const restoreVersion = (id: string, number: number, basedOn: number): Promise<LessonPlan> =>
  http.post(`${pathOf(id)}/versions/${number}/restore`, { basedOn }, LessonPlan)

/** Creates the share link, or returns the existing one. */
export const createShareLink = (id: string): Promise<z.infer<typeof ShareLink>> =>
  http.put(`${pathOf(id)}/share`, {}, ShareLink)

export const revokeShareLink = (id: string): Promise<void> => http.delete(`${pathOf(id)}/share`)

/** Makes a copy of one's own. */
export const duplicatePlan = (id: string): Promise<z.infer<typeof LessonPlanCopied>> =>
  http.post(`${pathOf(id)}/duplicate`, {}, LessonPlanCopied)

/** Moves the plan to the trash. */
export const deletePlan = (id: string): Promise<void> => http.delete(pathOf(id))

export const restorePlan = (id: string): Promise<unknown> => http.post(`${pathOf(id)}/restore`, {}, anything)

export const exportPlan = (
  id: string,
  format: ExportLessonPlanQuery['format'],
  answers: boolean,
): Promise<File> =>
  http.file(`${pathOf(id)}/export?${new URLSearchParams({ format, answers: String(answers) }).toString()}`)
