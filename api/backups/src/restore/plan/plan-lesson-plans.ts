import type { LessonRequest } from '@classeur/contracts'
import type { ArchivedLessonPlan } from '../archive/own-schemas.ts'
import { readLessonPlans, readPlansAlone, type ArchivedPlanData } from '../archive/read-own.ts'
import type { ReadableArchive } from '../archive/readable-archive.ts'
import { lessonPlanFields, relationOf, type OwnDocument } from '../compare/own-documents.ts'
import { copiedId, withIds, type IdMap } from './id-map.ts'
import { newLessonPlan } from './new-documents.ts'
import { ownPatches, type OwnDocumentsPlan } from './own-documents-plan.ts'
import { withPeople } from './people-in.ts'
import { picturesOfSections, sectionsWithPictures, type PicturesHere } from './pictures-here.ts'
import { planPatch } from './present-class.ts'

export interface LessonPlansPlan extends OwnDocumentsPlan {
  /** Returns the id that a class of the archive has after the restore; null if there is no such class. */
  classHere: (classId: string) => Promise<string | null>
  /** Returns the id that an exam has after the restore; null if its class isn't restored. */
  examHere: (examId: string) => string | null
  picturesHere: PicturesHere
}

/** Chooses the ids of restored lesson plans, by their archived ids. A plan gets a new id if another person has its id. */
async function lessonPlanIds(archive: ReadableArchive, own: LessonPlansPlan): Promise<IdMap> {
  const ids = new Map<string, string>()
  for await (const { _id: id } of readPlansAlone(archive)) {
    const here = own.isForeign ? null : await own.documents.find('lesson_plans', id)
    const isTaken = own.isForeign || (here !== null && here['ownerId'] !== own.people.ownerId)
    ids.set(id, isTaken ? copiedId(own.restoreId, id) : id)
  }
  return ids
}

/**
 * What a lesson plan was made from, as it is here. An archive from elsewhere could name anything, so of what it doesn't
 * bring along, only the person's own stays: the names of the students of these classes are removed from what a model gets,
 * and this would tell who is in a class of others.
 */
async function requestHere(request: LessonRequest, ids: IdMap, own: LessonPlansPlan): Promise<LessonRequest> {
  const { documents, people, classHere, examHere } = own
  const { isTrusted, ownerId } = people
  async function examOf(examId: string): Promise<string | null> {
    const restored = examHere(examId)
    if (restored !== null || isTrusted) return restored ?? examId
    const classId = (await documents.find('exams', examId))?.['classId']
    return typeof classId === 'string' && (await classHere(classId)) === classId ? examId : null
  }
  async function earlierOf(lessonPlanId: string): Promise<string | null> {
    const archived = ids.get(lessonPlanId)
    if (archived !== undefined || isTrusted) return archived ?? lessonPlanId
    const here = await documents.find('lesson_plans', lessonPlanId)
    return here?.['ownerId'] === ownerId ? lessonPlanId : null
  }
  // Plans of older versions lack these fields.
  const { classId = null, examId = null, continues = null } = request as Partial<LessonRequest>
  const classIdHere = classId && ((await classHere(classId)) ?? (isTrusted ? classId : null))
  return {
    ...request,
    ...(classId && { classId: classIdHere }),
    ...(examId && { examId: await examOf(examId) }),
    ...(continues && { continues: await earlierOf(continues) }),
  }
}

/** Whose students a copy may name. An archive from elsewhere could refer to any generation. */
async function namesFromHere(
  { namesFrom }: Pick<ArchivedLessonPlan, 'namesFrom'>,
  { people: { isTrusted }, classHere }: LessonPlansPlan,
): Promise<Pick<ArchivedLessonPlan, 'namesFrom'>> {
  if (!namesFrom) return {}
  const here = await Promise.all(
    namesFrom.classIds.map(async (id) => (await classHere(id)) ?? (isTrusted ? id : null)),
  )
  const classIds = here.filter((id) => id !== null)
  return { namesFrom: { classIds, generationIds: isTrusted ? namesFrom.generationIds : [] } }
}

/** Replaces what a lesson plan and its versions refer to: pictures, class, exam and the lesson before. */
async function withReferencesHere(
  { plan, versions }: ArchivedPlanData,
  ids: IdMap,
  own: LessonPlansPlan,
): Promise<ArchivedPlanData> {
  const shown = [plan, ...versions].flatMap(({ sections }) => picturesOfSections(sections))
  const pictures = shown.length > 0 ? await own.picturesHere(shown) : new Map<string, string>()
  const sectionsOf = ({ sections }: Pick<ArchivedLessonPlan, 'sections'>) =>
    sectionsWithPictures(sections, pictures)
  return {
    plan: {
      ...{ ...plan, request: await requestHere(plan.request, ids, own), sections: sectionsOf(plan) },
      ...(await namesFromHere(plan, own)),
    },
    versions: versions.map((version) => ({ ...version, sections: sectionsOf(version) })),
  }
}

/** Plans the lesson plans: new ones are added, and a replacement puts changed ones back. */
export async function planLessonPlans(archive: ReadableArchive, own: LessonPlansPlan): Promise<void> {
  const { documents, people, plan, classHere } = own
  const ids = await lessonPlanIds(archive, own)
  for await (const stored of readLessonPlans(archive)) {
    const { plan: archived, versions } = await withReferencesHere(stored, ids, own)
    const { _id: id } = archived
    const isTaken = ids.get(id) !== id
    const existing = isTaken ? null : await documents.find('lesson_plans', id)
    const here: OwnDocument | undefined = existing ?? undefined
    const relation = isTaken ? 'taken' : relationOf(archived, here, people.ownerId, lessonPlanFields)
    if (here) {
      await planPatch(
        plan,
        'lesson_plans',
        id,
        ownPatches({ here, archived, relation }, lessonPlanFields, own),
      )
      continue
    }
    const classId = archived.classId ? await classHere(archived.classId) : null
    const lesson = withIds(withPeople(newLessonPlan(archived, classId), people), ids)
    const unit = `lesson-plan:${lesson._id}`
    await plan.create(unit, 'lesson_plan_versions', withIds(withPeople(versions, people), ids))
    await plan.create(unit, 'lesson_plans', [lesson])
  }
}
