import {
  ClassSchool,
  ErrorType,
  Gradebook,
  SchoolClass,
  Skill,
  SkillList,
  TermOverview,
  WriteMarksAnswer,
  maxSkills,
  type Exam,
  type Term,
} from '@classeur/contracts'
import { activeLeaves } from '@classeur/domain/exams'
import { newId } from '@classeur/local/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTransfersService } from '../../src/features/teaching/transfers/transfers.service.ts'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit, leavesOf, markInput, structureOf, type ExamKit } from '../kit/exam-kit.ts'
import { createSchoolKit, type SchoolKit } from '../kit/school-kit.ts'

let test: TestApp
let kit: ExamKit
let schools: SchoolKit
let owner: SignedIn
let classId: string
let ada: string
beforeAll(async () => {
  test = await createTestApp()
  kit = createExamKit(test)
  schools = createSchoolKit(test)
})
afterAll(() => test.close())
beforeEach(async () => {
  owner = await kit.newTeacher()
  classId = await kit.newClass(owner)
  ;[ada = ''] = await kit.addStudents(classId, [{ name: 'Ada' }])
})

const autumn = (): Term => ({ id: newId(), name: 'Autumn', startsOn: '2026-09-01', endsOn: '2026-12-18' })
const setTerms = async (person: SignedIn, terms: Term[]) => {
  const answer = await kit.call(person, 'PATCH', '/school', { terms })
  expect(answer.statusCode, answer.body).toBe(200)
}
const newSkill = async (person: SignedIn, name: string, parentId: string | null = null) =>
  Skill.parse((await kit.call(person, 'POST', '/school/skills', { name, parentId })).json())
const newType = async (person: SignedIn, name: string) =>
  ErrorType.parse((await kit.call(person, 'POST', '/school/error-types', { name })).json())
const schoolOf = async (person: SignedIn, id = classId) => {
  const answer = await kit.call(person, 'GET', `/classes/${id}/school`)
  expect(answer.statusCode, answer.body).toBe(200)
  return ClassSchool.parse(answer.json())
}
const skillsOf = async (person: SignedIn, id = classId) =>
  SkillList.parse((await kit.call(person, 'GET', `/classes/${id}/skills`)).json()).skills

describe('a teacher of a class who belongs to another school', () => {
  let guest: SignedIn
  beforeEach(async () => {
    guest = await kit.join(classId, await kit.newTeacher(), 'editor')
  })

  it('reads the terms, pass mark, time zone, error types and skills of the class’s school', async () => {
    const term = autumn()
    await setTerms(owner, [term])
    await setTerms(guest, [autumn()])
    await kit.call(owner, 'PATCH', '/school', { passMarkBasisPoints: 4000, timeZone: 'Africa/Tunis' })
    const type = await newType(owner, 'Sign')
    const skill = await newSkill(owner, 'Fractions')
    await newType(guest, 'Units')
    const ofClass = {
      terms: [{ ...term, isFormer: false }],
      ...{ timeZone: 'Africa/Tunis', passMarkBasisPoints: 4000 },
      ...{ defaultScale: { kind: 'points', max: 20 }, errorTypes: [type] },
    }
    expect(await schoolOf(guest)).toEqual({ ...ofClass, mayAddSkills: false })
    expect(await schoolOf(owner)).toEqual({ ...ofClass, mayAddSkills: true })
    expect(await skillsOf(guest)).toEqual([skill])
    const exam = await kit.newExam(
      guest,
      classId,
      structureOf(leavesOf([4], { skills: [{ skillId: skill.id, weight: 1 }] })),
      { termId: term.id },
    )
    expect(exam).toMatchObject({ termId: term.id, effectivePassMarkBasisPoints: 4000 })
  })

  it('cannot give marks an error type of their own school', async () => {
    const [theirs, ours] = [await newType(guest, 'Units'), await newType(owner, 'Sign')]
    const exam = await kit.newExam(guest, classId, structureOf(leavesOf([4, 4])))
    const [q1, q2] = activeLeaves(exam.structure)
    const give = async (leafId = '', ...errorTypes: string[]) => {
      const input = { ...markInput(ada, leafId, 100), note: { errorTypes, comment: '' } }
      return WriteMarksAnswer.parse((await kit.write(guest, exam.id, [input])).json()).outcomes
    }
    expect(await give(q1?.id, 'method', theirs.id)).toEqual([
      { outcome: 'refused', reason: 'unknown-error-type' },
    ])
    await kit.call(owner, 'DELETE', `/school/error-types/${ours.id}`)
    expect(await give(q2?.id, 'method', ours.id)).toEqual([1])
  })

  it('reads them as viewer too; a stranger reads nothing', async () => {
    const viewer = await kit.join(classId, await kit.newTeacher(), 'viewer')
    expect((await schoolOf(viewer)).mayAddSkills).toBe(false)
    const stranger = await kit.newTeacher()
    for (const part of ['school', 'skills']) {
      const answer = await kit.call(stranger, 'GET', `/classes/${classId}/${part}`)
      expect(answer.statusCode).toBe(404)
    }
  })
})

describe('a class without a school', () => {
  it('has no terms, skills or error types, and the standard pass mark', async () => {
    await test.servers.connection.collection('classes').updateOne(
      { _id: new test.servers.connection.base.Types.ObjectId(classId) },
      {
        $set: { schoolId: null },
      },
    )
    expect(await schoolOf(owner)).toMatchObject({
      ...{ terms: [], timeZone: null, passMarkBasisPoints: 5000, errorTypes: [], mayAddSkills: false },
    })
    expect(await skillsOf(owner)).toEqual([])
  })
})

describe('a class that moves to another school', () => {
  let term: Term
  let exam: Exam
  let skill: Skill

  /** An exam with a skill, an overall comment and a chosen average, all in one term of the person's school. */
  async function teach(person: SignedIn, id: string, studentId: string) {
    const domain = await newSkill(person, 'Numbers')
    skill = await newSkill(person, 'Fractions', domain.id)
    exam = await kit.newExam(
      person,
      id,
      structureOf(leavesOf([4], { skills: [{ skillId: skill.id, weight: 1 }] })),
      { termId: term.id },
    )
    await kit.enter(person, exam, { [studentId]: [3] })
    const type = await newType(person, 'Sign')
    const [leaf] = activeLeaves(exam.structure)
    const note = { errorTypes: [type.id], comment: '' }
    await kit.write(person, exam.id, [{ ...markInput(studentId, leaf?.id ?? '', 300, 1), note }])
    await kit.call(person, 'PUT', `/classes/${id}/overall-comments/${studentId}`, {
      ...{ termId: term.id, baseVersion: 0, text: 'Steady work.' },
    })
    const choice = { aggregation: 'by-scale' }
    const chosen = await kit.call(person, 'PUT', `/classes/${id}/terms/${term.id}/aggregation`, choice)
    expect(chosen.statusCode, chosen.body).toBe(200)
  }

  /** Everything that was entered in the term is still there, and can be changed. */
  async function expectKept(person: SignedIn, id: string, isFormer = true) {
    const { terms, errorTypes } = await schoolOf(person, id)
    const [former] = terms.filter(({ id: one }) => one === term.id)
    expect(former).toEqual({ ...term, isFormer })
    expect(errorTypes.map(({ name }) => name)).toContain('Sign')
    const gradebook = await kit.call(person, 'GET', `/classes/${id}/gradebook?term=${term.id}`)
    expect(Gradebook.parse(gradebook.json()).exams.map((one) => one.id)).toEqual([exam.id])
    const overview = await kit.call(person, 'GET', `/classes/${id}/terms/${term.id}/overview`)
    expect(TermOverview.parse(overview.json())).toMatchObject({
      chosen: 'by-scale',
      classMean: { students: 1 },
    })
    const comments = await kit.call(person, 'GET', `/classes/${id}/overall-comments?term=${term.id}`)
    expect(comments.json()).toMatchObject({ comments: [{ text: 'Steady work.' }] })
    const names = (await skillsOf(person, id)).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Numbers', 'Fractions']))
    expect((await kit.call(person, 'PATCH', `/exams/${exam.id}`, { termId: null })).statusCode).toBe(200)
    expect((await kit.call(person, 'PATCH', `/exams/${exam.id}`, { termId: term.id })).statusCode).toBe(200)
    const choice = { aggregation: 'by-scale' }
    const path = `/classes/${id}/terms/${term.id}/aggregation`
    expect((await kit.call(person, 'PUT', path, choice)).statusCode).toBe(200)
  }

  beforeEach(() => {
    term = autumn()
  })

  it('keeps its terms and skills when its ownership is transferred; the new school isn’t offered them', async () => {
    const unused = { ...autumn(), startsOn: '2027-01-04', endsOn: '2027-03-26' }
    await setTerms(owner, [term, unused])
    await teach(owner, classId, ada)
    await newSkill(owner, 'Unused')
    const successor = await kit.join(classId, await kit.newTeacher(), 'editor')
    await setTerms(successor, [autumn()])
    await kit.call(owner, 'PUT', `/classes/${classId}/transfer`, { userId: successor.userId })
    const accepted = await kit.call(successor, 'POST', `/classes/${classId}/transfer/accept`)
    expect(accepted.statusCode, accepted.body).toBe(204)
    await expectKept(successor, classId)
    expect((await schoolOf(successor)).terms).toHaveLength(2)
    expect((await schools.schoolOf(successor)).terms).toHaveLength(1)
    expect((await skillsOf(successor)).map(({ name, archived }) => [name, archived])).toEqual([
      ['Numbers', true],
      ['Fractions', true],
    ])
    const other = await kit.newClass(successor)
    expect((await schoolOf(successor, other)).terms).toHaveLength(1)
  })

  it('keeps them when its owner joins another school, from a school of their own or from colleagues', async () => {
    await setTerms(owner, [term])
    await teach(owner, classId, ada)
    const second = await kit.newTeacher()
    await setTerms(second, [autumn()])
    await schools.membership.admit(owner.userId, (await schools.schoolOf(second)).id)
    await expectKept(owner, classId)
    const third = await kit.newTeacher()
    await schools.membership.admit(owner.userId, (await schools.schoolOf(third)).id)
    await expectKept(owner, classId)
    expect((await skillsOf(owner)).map(({ archived }) => archived)).toEqual([true, true])
  })

  it('keeps them when its owner is removed from a school', async () => {
    await setTerms(owner, [term])
    const colleague = await schools.newColleague(owner)
    const id = await kit.newClass(colleague)
    const [ben = ''] = await kit.addStudents(id, [{ name: 'Ben' }])
    await teach(colleague, id, ben)
    const removed = await kit.call(owner, 'DELETE', `/school/members/${colleague.userId}`)
    expect(removed.statusCode, removed.body).toBe(204)
    await expectKept(colleague, id, false)
  })

  it('keeps all skills of the school that ends when its owner joins one that is nearly full', async () => {
    const target = await schools.schoolOf(await kit.newTeacher())
    const own = await schools.schoolOf(owner)
    const many = (count: number) =>
      Array.from({ length: count }, (_, order) => ({
        ...{ id: newId(), code: '', name: String(order), parentId: null, order, archived: false },
      }))
    const { skillLibraries } = schools.repositories
    const ours = many(30)
    await skillLibraries.replace({ _id: target.id, version: 0, skills: many(maxSkills - 10) })
    await skillLibraries.replace({ _id: own.id, version: 0, skills: ours })
    const skills = [{ skillId: ours.at(-1)?.id ?? '', weight: 1 }]
    await kit.newExam(owner, classId, structureOf(leavesOf([4], { skills })))
    await schools.membership.admit(owner.userId, target.id)
    const kept = (await skillLibraries.get(target.id)).skills.map(({ id }) => id)
    expect(kept).toEqual(expect.arrayContaining(ours.map(({ id }) => id)))
    expect(kept).toHaveLength(maxSkills - 10 + 30)
  })

  it('shows its released results as before, after its owner left a school and after they joined another', async () => {
    const settings = {
      ...{ defaultScale: { kind: 'points', max: 100 }, passMarkBasisPoints: 6000, rounding: 'whole' },
      ...{ showRanks: false, timeZone: 'Africa/Tunis', weekStartsOn: 6, schoolYear: '2026–27' },
      ...{ country: 'TN', terms: [term], subjects: ['maths'], levels: ['6'] },
    }
    const given = await kit.call(owner, 'PATCH', '/school', { ...settings, address: '1 rue Ibn' })
    expect(given.statusCode, given.body).toBe(200)
    const colleague = await schools.newColleague(owner)
    const id = await kit.newClass(colleague)
    const [ben = ''] = await kit.addStudents(id, [{ name: 'Ben' }])
    exam = await kit.newExam(colleague, id, structureOf(leavesOf([4])))
    await kit.enter(colleague, exam, { [ben]: [3] })
    for (const status of ['marking', 'reviewed', 'released']) {
      const answer = await kit.call(colleague, 'POST', `/exams/${exam.id}/status`, { status })
      expect(answer.statusCode, answer.body).toBe(200)
    }
    const shown = async () => {
      const seen = await kit.getExam(colleague, exam.id)
      const { effectiveScale, effectiveRounding, effectivePassMarkBasisPoints, showsRanks } = seen
      const { results } = SchoolClass.parse((await kit.call(colleague, 'GET', `/classes/${id}`)).json())
      const ofExam = { effectiveScale, effectiveRounding, effectivePassMarkBasisPoints }
      return { ofExam, showsRanks, results }
    }
    const before = await shown()
    expect(before.ofExam.effectiveScale).toEqual({ kind: 'points', max: 100 })
    await kit.call(owner, 'DELETE', `/school/members/${colleague.userId}`)
    expect(await shown()).toEqual(before)
    expect(await schools.schoolOf(colleague)).toMatchObject({ ...settings, address: '', taxId: '' })

    const target = await schools.schoolOf(await kit.newTeacher())
    await schools.membership.admit(colleague.userId, target.id)
    const { ofExam, results } = await shown()
    expect({ ofExam, results }).toEqual({ ofExam: before.ofExam, results: before.results })
    const draft = await kit.newExam(colleague, id, structureOf(leavesOf([4])))
    expect(draft.effectiveScale).toEqual(target.defaultScale)
  })

  describe('if the database is away in between', () => {
    const away = () => new Error('the database is away')
    /** Fails once, and then does what it should. */
    const failsOnce = <Given extends unknown[], Result>(run: (...given: Given) => Promise<Result>) =>
      vi.fn(run).mockRejectedValueOnce(away())
    let mover: SignedIn
    let id: string
    beforeEach(async () => {
      await setTerms(owner, [term])
      mover = await schools.newColleague(owner)
      id = await kit.newClass(mover)
      const [ben = ''] = await kit.addStudents(id, [{ name: 'Ben' }])
      await teach(mover, id, ben)
    })
    const schoolIdOf = async () => (await schools.repositories.classes.findById(id))?.schoolId
    const failing = () => [
      { keepUsed: failsOnce(schools.keepUsed) },
      { moveOwnedClasses: failsOnce(schools.repositories.moveOwnedClasses) },
    ]

    it('is completed when its owner joins the other school again', async () => {
      for (const broken of failing()) {
        const target = await schools.schoolOf(await kit.newTeacher())
        const membership = schools.membershipWith(broken)
        await expect(membership.admit(mover.userId, target.id)).rejects.toThrowError('away')
        await membership.admit(mover.userId, target.id)
        expect(await schoolIdOf()).toBe(target.id)
        await expectKept(mover, id)
      }
    })

    it('is completed when an administrator removes its owner again, or a teacher opens the class', async () => {
      const membership = schools.membershipWith(failing()[0] ?? {})
      const school = await schools.repositories.schools.findByMember(owner.userId)
      if (!school) throw new Error('no school')
      await expect(membership.dismiss(school, mover.userId)).rejects.toThrowError('away')
      const repeat = () => kit.call(owner, 'DELETE', `/school/members/${mover.userId}`)
      expect((await repeat()).statusCode).toBe(204)
      expect(await schoolIdOf()).toBe((await schools.schoolOf(mover)).id)
      await expectKept(mover, id, false)
      expect((await skillsOf(mover, id)).map(({ archived }) => archived)).toEqual([false, false])
      expect((await repeat()).statusCode).toBe(404)

      await schools.membership.admit(mover.userId, String(school._id))
      const again = schools.membershipWith(failing()[1] ?? {})
      await expect(again.dismiss(school, mover.userId)).rejects.toThrowError('away')
      await schoolOf(mover, id)
      expect(await schoolIdOf()).toBe((await schools.schoolOf(mover)).id)
      await expectKept(mover, id, false)
    })

    it('is completed when its new owner accepts the transfer again', async () => {
      const successor = await kit.join(id, await kit.newTeacher(), 'editor')
      await kit.call(mover, 'PUT', `/classes/${id}/transfer`, { userId: successor.userId })
      const { foundations, repositories } = schools
      const transfers = createTransfersService({
        ...{ ...foundations, ...repositories, announce: foundations.announceClass },
        changes: { membersChanged: async () => {}, refuseMember: () => expect.unreachable() },
        keepUsed: failsOnce(schools.keepUsed),
      })
      const accept = () => transfers.accept({ userId: successor.userId, operator: false }, id)
      await expect(accept()).rejects.toThrowError('away')
      await accept()
      await expectKept(successor, id)
    })
  })
})

describe('a term that a school removes', () => {
  it('stays in the classes that have exams or comments in it, and comes back as a current one', async () => {
    const [used, unused] = [autumn(), { ...autumn(), startsOn: '2027-01-04', endsOn: '2027-03-26' }]
    await setTerms(owner, [used, unused])
    await kit.newExam(owner, classId, structureOf(leavesOf([4])), { termId: used.id })
    await setTerms(owner, [])
    expect((await schools.schoolOf(owner)).terms).toEqual([])
    expect((await schoolOf(owner)).terms).toEqual([{ ...used, isFormer: true }])
    expect((await schoolOf(owner, await kit.newClass(owner))).terms).toEqual([])
    const path = `/classes/${classId}/gradebook/export?format=csv&term=${used.id}`
    const exported = await kit.call(owner, 'GET', path)
    expect(exported.headers['content-disposition']).toContain('Autumn')
    await setTerms(owner, [{ ...used, name: 'Term 1' }])
    expect((await schoolOf(owner)).terms).toEqual([{ ...used, name: 'Term 1', isFormer: false }])
    await setTerms(owner, [])
    expect((await schoolOf(owner)).terms).toEqual([{ ...used, name: 'Term 1', isFormer: true }])
  })
})
