import {
  Exam,
  GenerationAccepted,
  ImagesAccepted,
  JoinLink,
  LessonFrameCreated,
  ShareLink,
  Skill,
  type LessonRequest,
} from '@classeur/contracts'
import { newId } from '@classeur/local/testing'
import { expect } from 'vitest'
import { makeClass, writeCells, type Api } from '../marked-class.ts'

const request: LessonRequest = {
  subject: 'Mathematics',
  level: 'Year 6',
  topic: 'Adding fractions with unlike denominators',
  durationMin: 55,
  priorKnowledge: '',
  materials: '',
  teachingModel: 'direct',
  language: 'en',
  standards: '',
  wishes: '',
  classId: null,
  examId: null,
  skillIds: [],
  continues: null,
}
const picture = { prompt: 'Three apples', style: 'line-drawing', aspect: '1:1', language: 'en', partly: true }

async function call(api: Api, name: string, data: unknown): Promise<unknown> {
  const { result } = (await api('POST', `/functions/${name}`, { data })) as { result: unknown }
  return result
}

/** Creates one of everything that a screen can show. Returns the ids for the parameters of the routes. */
export async function makeSchool(api: Api): Promise<Record<string, string[]>> {
  const marked = await makeClass(api, ['Abidi, Yasmine', 'Zahra, Amal'], [4, 6, 2])
  const { classId, examId } = marked
  // Three questions of one skill, so that groups by need can be proposed.
  const skill = Skill.parse(await api('POST', '/school/skills', { name: 'Compare fractions', code: 'N3' }))
  const { version, structure } = Exam.parse(await api('GET', `/exams/${examId}`))
  for (const { questions } of structure.exercises)
    for (const { parts } of questions)
      for (const part of parts) part.skills = [{ skillId: skill.id, weight: 1 }]
  await api('PUT', `/exams/${examId}/structure`, { version, structure })
  await writeCells(api, marked, [
    [0, 0, 100],
    [0, 1, 100],
    [0, 2, 0],
  ])
  await api('POST', `/classes/${classId}/groups`, { name: 'Tuesday' })
  await api('POST', '/school/error-types', { name: 'Sign of a product' })
  const links = await Promise.all(
    ['students', 'teachers'].map(async (audience) =>
      JoinLink.parse(await api('POST', `/classes/${classId}/join-links`, { audience })),
    ),
  )
  GenerationAccepted.parse(await call(api, 'generateLessonObjectives', { requestKey: newId(), request }))
  ImagesAccepted.parse(await call(api, 'generateImages', { requestKey: newId(), request: picture, count: 1 }))
  const objectives = [{ text: 'Add two fractions.', bloomLevel: 'apply', evidence: 'Adds 1/2 and 1/3.' }]
  const frame = LessonFrameCreated.parse(
    await api('POST', '/lesson-plans/frames', { requestKey: newId(), request, objectives }),
  )
  // Only a section that somebody has written can be flagged.
  await api('PUT', `/lesson-plans/${frame.lessonPlanId}/sections/overview`, {
    ...{ basedOn: null, value: { summary: 'From strips to a rule.', bigIdea: 'Equal parts.' } },
  })
  const { token } = ShareLink.parse(await api('PUT', `/lesson-plans/${frame.lessonPlanId}/share`, {}))
  const states = async () =>
    ((await api('GET', '/generations')) as { generations: { state: string }[] }).generations.map(
      ({ state }) => state,
    )
  await expect.poll(states, { timeout: 60_000 }).toEqual(['completed', 'completed'])
  return {
    class_id: [classId],
    mark_id: [examId],
    id: [frame.lessonPlanId],
    token: [token],
    join_link_id: links.map(({ token }) => token),
  }
}
