import {
  type Exam,
  ImagesAccepted,
  LessonFrameCreated,
  Resource,
  ResourceAccepted,
  ResourceForm,
  RosterChange,
  SchoolClass,
  type ClassPage,
  type TrashKind,
} from '@classeur/contracts'
import { newId } from '@classeur/local/testing'
import { expect } from 'vitest'
import { makeClass, writeCells, type Api } from './marked-class.ts'

/** One thing of each kind, by its title and id, and the request that deletes it. */
export type OneOfEach = Record<TrashKind, { id: string; title: string; remove: () => Promise<unknown> }>

async function newResource(api: Api, examId: string): Promise<string> {
  const form = ResourceForm.parse(await api('GET', `/exams/${examId}/resource-form`))
  const chosen = <T extends { chosen: boolean }>(all: T[]) => all.filter((one) => one.chosen)
  const request = {
    ...{ examId, kind: 'practice-sheet', audiences: [{ scope: 'class' }] },
    skillIds: chosen(form.skills).map((skill) => skill.id),
    questionIds: chosen(form.questions).map((question) => question.id),
    errorTypes: chosen(form.errorTypes).map(({ key }) => key),
    ...{ length: 4, tier: null, language: 'en', wish: '', seed: 7 },
  }
  const body = { data: { requestKey: newId(), request } }
  const { result } = (await api('POST', '/functions/generateResource', body)) as { result: unknown }
  const [id = ''] = ResourceAccepted.parse(result).resourceIds
  const read = async () => Resource.parse(await api('GET', `/resources/${id}`))
  await expect.poll(async () => (await read()).items.length).toBe(4)
  return id
}

async function newPicture(api: Api): Promise<{ id: string; title: string }> {
  const request = { prompt: 'A volcano', style: 'line-drawing', aspect: '4:3', language: 'en', partly: true }
  const data = { requestKey: newId(), request, count: 1 }
  const { result } = (await api('POST', '/functions/generateImages', { data })) as { result: unknown }
  const [generation] = ImagesAccepted.parse(result).generations
  const id = generation?.generationId ?? ''
  const names = async () => {
    const { images } = (await api('GET', '/images')) as { images: { id: string; name: string }[] }
    return images.find((image) => image.id === id)?.name
  }
  await expect.poll(names).toBeDefined()
  return { id, title: (await names()) ?? '' }
}

/** One thing of each kind of a new teacher with the sample class, made by the workers where they make it. */
export async function oneOfEach(api: Api): Promise<OneOfEach> {
  const { classes } = (await api('GET', '/classes')) as ClassPage
  const sample = classes.find(({ isSample }) => isSample)
  const { exams } = (await api('GET', `/classes/${sample?.id ?? ''}/exams`)) as { exams: Exam[] }
  const [sampleExam] = exams
  const marked = await makeClass(api, ['Abidi, Yasmine', 'Berg, Ada'], [4, 6], 'Diagnostic test')
  await writeCells(api, marked, [
    [0, 0, 300],
    [1, 0, 200],
  ])
  const added = await api('POST', `/classes/${marked.classId}/students`, {
    students: [{ firstName: 'Sami', lastName: 'Lee' }],
  })
  const student = RosterChange.parse(added).changedIds[0] ?? ''
  const other = SchoolClass.parse(await api('POST', '/classes', { name: '5C Mathematics' }))
  const plan = {
    ...{ subject: 'Mathematics', level: 'Year 6', topic: 'Volumes of solids', durationMin: 55 },
    ...{ teachingModel: 'direct', language: 'en', classId: marked.classId },
  }
  const frame = LessonFrameCreated.parse(
    await api('POST', '/lesson-plans/frames', {
      ...{ requestKey: newId(), request: plan },
      objectives: [{ text: 'Find a volume.', bloomLevel: 'apply', evidence: 'Four of five.' }],
    }),
  )
  const resource = await newResource(api, sampleExam?.id ?? '')
  const { title } = Resource.parse(await api('GET', `/resources/${resource}`))
  const picture = await newPicture(api)
  const at = (path: string) => () => api('DELETE', path)
  return {
    class: { id: other.id, title: other.name, remove: at(`/classes/${other.id}`) },
    exam: { id: marked.examId, title: 'Diagnostic test', remove: at(`/exams/${marked.examId}`) },
    'lesson-plan': {
      ...{ id: frame.lessonPlanId, title: 'Volumes of solids' },
      remove: at(`/lesson-plans/${frame.lessonPlanId}`),
    },
    resource: { id: resource, title, remove: at(`/resources/${resource}`) },
    picture: { ...picture, remove: at(`/images/${picture.id}`) },
    student: {
      ...{ id: student, title: 'Sami Lee' },
      remove: () =>
        api('POST', `/classes/${marked.classId}/students/actions`, {
          ...{ ids: [student], act: { action: 'delete' } },
        }),
    },
  }
}
