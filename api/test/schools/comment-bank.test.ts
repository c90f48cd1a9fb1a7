import { mostSuggestedComments, SuggestedComments } from '@classeur/contracts'
import { purgeClasses, trashBegins } from '@classeur/database'
import { commentBankLimits } from '@classeur/domain/marks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createSchoolKit, type SchoolKit } from '../kit/school-kit.ts'

let test: TestApp
let kit: SchoolKit
let teacher: SignedIn
let colleague: SignedIn
type SchoolClass = Awaited<ReturnType<SchoolKit['newClass']>>
let schoolClass: SchoolClass
beforeAll(async () => {
  test = await createTestApp()
  kit = createSchoolKit(test)
})
afterAll(() => test.close())
beforeEach(async () => {
  teacher = await kit.newTeacher()
  colleague = await kit.newColleague(teacher)
  schoolClass = await kit.newClass(teacher, [['Sara', 'Ben Ali']])
})

/** Remembers comments as the marks service does: with the students of the class. */
async function remember(person: SignedIn, texts: readonly string[], of: SchoolClass = schoolClass) {
  const { students } = await kit.repositories.rosters.get(String(of._id))
  await kit.rememberComments(person, of, { texts, students })
}
const suggested = async (person: SignedIn, typed = '') => {
  const answer = await kit.call(person, 'GET', `/school/comments?q=${encodeURIComponent(typed)}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return SuggestedComments.parse(answer.json()).comments
}
const textsFor = async (person: SignedIn, typed = '') =>
  (await suggested(person, typed)).map(({ text }) => text)
const stored = () => test.servers.connection.collection('comment_bank')

describe('suggested comments', () => {
  it('are one’s own first, then those of colleagues, each most used and then most recent first', async () => {
    await remember(colleague, ['Show each step', 'Show each step', 'Well done'])
    await remember(teacher, ['Mind the units'])
    await remember(teacher, ['Check the sign', 'Read it again', 'Read it again'])
    await remember(teacher, ['Well done'])
    expect(await textsFor(teacher)).toEqual([
      ...['Read it again', 'Well done', 'Check the sign', 'Mind the units', 'Show each step'],
    ])
    expect((await suggested(teacher)).map(({ uses }) => uses)).toEqual([2, 1, 1, 1, 2])
    expect((await textsFor(colleague)).slice(0, 2)).toEqual(['Show each step', 'Well done'])
  })

  it('are at most 12, of which none appears twice', async () => {
    const texts = Array.from({ length: 10 }, (_, index) => `Comment ${index}`)
    await remember(teacher, texts)
    await remember(colleague, [...texts, ...texts, 'Comment 10', 'Comment 11', 'Comment 12'])
    const answer = await textsFor(teacher)
    expect(answer).toHaveLength(mostSuggestedComments)
    expect(new Set(answer).size).toBe(mostSuggestedComments)
    expect([...answer.slice(0, 10)].sort()).toEqual(texts)
  })

  it('contain a word that begins with each typed word, without case, accents and Arabic letter forms', async () => {
    await remember(teacher, [
      'Relis l’Énoncé',
      'Attention aux unités (cm²)',
      'أعِد قراءة السؤال',
      'Unit 2.* [x]',
    ])
    expect(await textsFor(teacher, 'eno')).toEqual(['Relis l’Énoncé'])
    expect(await textsFor(teacher, 'énoncé RE')).toEqual(['Relis l’Énoncé'])
    expect((await textsFor(teacher, 'unit')).sort()).toEqual(['Attention aux unités (cm²)', 'Unit 2.* [x]'])
    expect(await textsFor(teacher, 'سؤ')).toEqual(['أعِد قراءة السؤال'])
    expect(await textsFor(teacher, 'اعد قراءه')).toEqual(['أعِد قراءة السؤال'])
    expect(await textsFor(teacher, 'noncé')).toEqual([])
    expect(await textsFor(teacher, '.*')).toHaveLength(4)
    expect(await textsFor(teacher, 'relis unit')).toEqual([])
  })

  it('never leave the school', async () => {
    await remember(teacher, ['Well done'])
    const stranger = await kit.newTeacher()
    expect(await textsFor(stranger)).toEqual([])
    const guest = await kit.newTeacher()
    await remember(guest, ['From a guest'])
    expect(await textsFor(guest)).toEqual([])
    expect(await textsFor(teacher)).toEqual(['Well done', 'From a guest'])
  })

  it('of a class without a school are for its owner only', async () => {
    const alone = { ...schoolClass, schoolId: null }
    await remember(teacher, ['Mine'], alone)
    await remember(colleague, ['Theirs'], alone)
    expect(await textsFor(teacher)).toEqual(['Mine', 'Theirs'])
    expect(await textsFor(colleague)).toEqual([])
  })

  it('require a sign-in, a profile and a short query', async () => {
    const statusOf = async (person: SignedIn | null, query = '') =>
      (await kit.call(person, 'GET', `/school/comments${query}`)).statusCode
    expect(await statusOf(null)).toBe(401)
    expect(await statusOf(await test.signInAs())).toBe(403)
    expect(await statusOf(teacher)).toBe(200)
    expect(await statusOf(teacher, `?q=${'x'.repeat(101)}`)).toBe(400)
    expect(await statusOf(teacher, '?of=everybody')).toBe(400)
  })
})

describe('a comment that names a student of its class', () => {
  it('is suggested to its author only', async () => {
    const named = ['Sara, read again', 'Bravo SÂRA', 'Ask Mr Ben Ali', 'أحسنتِ يا سارة']
    await remember(teacher, [...named, 'Well done'])
    expect((await textsFor(teacher)).sort()).toEqual([...named, 'Well done'].sort())
    expect(await textsFor(colleague)).toEqual(['Well done'])
  })

  it('stays private when its author uses it in a class without that student, in either order', async () => {
    const other = await kit.newClass(teacher, [['Omar', 'Haddad']])
    await remember(teacher, ['Sara, read again'])
    await remember(teacher, ['Sara, read again', 'Omar, too'], other)
    await remember(teacher, ['Omar, too'])
    expect(await textsFor(colleague)).toEqual([])
    expect(await textsFor(teacher)).toHaveLength(2)
  })

  it('is also recognised when the student has left or was deleted', async () => {
    const classId = String(schoolClass._id)
    const { students } = await kit.repositories.rosters.get(classId)
    const act = { ids: students.map(({ id }) => id), act: { action: 'delete' } }
    expect((await kit.call(teacher, 'POST', `/classes/${classId}/students/actions`, act)).statusCode).toBe(
      200,
    )
    await remember(teacher, ['Sara, read again'])
    expect(await textsFor(colleague)).toEqual([])
  })

  it('is deleted with the class, while other comments stay', async () => {
    await remember(teacher, ['Sara, read again', 'Well done'])
    await kit.call(teacher, 'DELETE', `/classes/${String(schoolClass._id)}`)
    const expired = new Date(trashBegins().getTime() - 2 * 3600 * 1000)
    await test.servers.connection
      .collection('classes')
      .updateOne({ _id: schoolClass._id }, { $set: { deletedAt: expired } })
    expect(await purgeClasses(test.servers.connection, 50)).toEqual([String(schoolClass._id)])
    expect(await textsFor(teacher)).toEqual(['Well done'])
  })
})

describe('remembering comments', () => {
  it('counts concurrent uses of one text exactly, in one entry', async () => {
    await Promise.all(Array.from({ length: 8 }, () => remember(teacher, ['Well done', 'Well done'])))
    expect(await suggested(teacher)).toMatchObject([{ text: 'Well done', uses: 16 }])
    expect(await stored().countDocuments({ userId: teacher.userId })).toBe(1)
  })

  it('keeps the 500 most recently used comments of a person, even for concurrent requests', async () => {
    const texts = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => `Comment ${from + index}`)
    await remember(teacher, texts(0, 400))
    await remember(teacher, ['Comment 0'])
    await Promise.all([remember(teacher, texts(400, 470)), remember(teacher, texts(470, 540))])
    await remember(colleague, ['Theirs'])
    expect(await stored().countDocuments({ userId: teacher.userId })).toBe(commentBankLimits.ofPerson)
    const kept = await stored()
      .find({ userId: teacher.userId })
      .project<{ text: string }>({ text: 1 })
      .toArray()
    const keptTexts = new Set(kept.map(({ text }) => text))
    expect(['Comment 0', ...texts(400, 540)].filter((text) => !keptTexts.has(text))).toEqual([])
    expect(await stored().countDocuments({ userId: colleague.userId })).toBe(1)
  })

  it('ignores blank and too long texts, and spaces around a text', async () => {
    await remember(teacher, [' ', '', 'x'.repeat(501), ' Well done ', 'Well done'])
    expect(await suggested(teacher)).toMatchObject([{ text: 'Well done', uses: 2 }])
  })
})

describe('removing a comment', () => {
  it('is possible for its author only, and a removed comment is suggested no more', async () => {
    await remember(teacher, ['Well done', 'Show each step'])
    const [comment] = await suggested(teacher, 'well')
    const remove = (person: SignedIn) => kit.call(person, 'DELETE', `/school/comments/${comment?.id ?? ''}`)
    expect((await suggested(colleague)).map(({ id }) => id)).toEqual([null, null])
    expect((await remove(colleague)).statusCode).toBe(404)
    expect((await remove(await kit.newTeacher())).statusCode).toBe(404)
    expect(await textsFor(teacher, 'well')).toEqual(['Well done'])
    expect((await remove(teacher)).statusCode).toBe(204)
    expect((await remove(teacher)).statusCode).toBe(404)
    expect(await textsFor(teacher)).toEqual(['Show each step'])
    expect(await textsFor(colleague)).toEqual(['Show each step'])
  })
})

describe('a person who leaves the school', () => {
  it('takes no comments along; colleagues keep those that name no student, and the others are deleted', async () => {
    await remember(colleague, ['Well done', 'Sara, read again'])
    await kit.call(teacher, 'DELETE', `/school/members/${colleague.userId}`)
    expect(await textsFor(colleague)).toEqual([])
    expect(await textsFor(teacher)).toEqual(['Well done'])
    expect(await stored().countDocuments({ userId: colleague.userId })).toBe(1)
  })

  it('that is deleted with them leaves its comments to nobody', async () => {
    const joiner = await kit.newTeacher()
    await remember(joiner, ['From my old school'], await kit.newClass(joiner))
    expect(await textsFor(joiner)).toEqual(['From my old school'])
    await kit.membership.admit(joiner.userId, (await kit.schoolOf(teacher)).id)
    expect(await textsFor(joiner)).toEqual([])
    expect(await textsFor(teacher)).toEqual([])
    expect(await stored().countDocuments({ userId: joiner.userId })).toBe(0)
  })
})
