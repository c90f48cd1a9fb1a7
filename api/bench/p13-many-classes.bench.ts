import { alternate, bench, compare } from '@classeur/local/bench'
import { searchEntriesOf, slotKeyOf, type ClassDocument } from '@classeur/database'
import { createPeople, type BenchPerson } from './bench-people.ts'
import { forkServer } from './fork-server.ts'

const [manyClasses, fewClasses, studentsEach] = [500, 3, 200]
const rounds = 7
const firstNames = ['Marie', 'Élodie', 'Ahmed', 'Zoé', 'Jean', 'Fatima', 'Louis', 'Inès', 'Omar', 'Chloé']
const syllables = ['ba', 'du', 'mar', 'ti', 'ro', 'sel', 'nou', 'ker', 'lan', 'vi', 'po', 'gé']

/** Different last names made of syllables, the same for both teachers, so that searches find equally many. */
const lastNameOf = (index: number) =>
  [index, Math.floor(index / 12), Math.floor(index / 144)].map((at) => syllables[at % 12]).join('')

const questions = [
  ...['/api/classes', '/api/classes?limit=6', '/api/classes?limit=3'],
  ...['/api/classes?q=class', '/api/classes?q=class&limit=3', '/api/marking'],
  ...['/api/search?q=mar', '/api/search?q=dubaba', '/api/search?q=ahm%20mar'],
  ...['/api/search?q=e', '/api/search?q=class', '/api/search?q=nobody'],
]

const noMean = { share: null, papers: 0, incomplete: studentsEach, absent: 0, withoutResult: 0 }

/** The results of the last reviewed exam, which every class card shows. */
const reviewed = {
  title: 'Fractions',
  mean: { share: '247/400', papers: studentsEach, incomplete: 0, absent: 0, withoutResult: 0 },
  papersByTenth: [0, 4, 8, 16, 30, 44, 40, 30, 18, 10],
  ...{ previousShare: '3/5', scale: null, rounding: null },
}

/**
 * P13: the home page (class lists, marking to do) and search, for a teacher with 500 classes of 200 students, compared
 * with a teacher who has 3 classes.
 */
await bench(async (environment) => {
  const { connection } = environment
  const [many, few] = (await createPeople(environment, 2)) as [BenchPerson, BenchPerson]
  const insert = (collection: string, rows: object[]) => connection.collection(collection).insertMany(rows)
  await connection.collection('current_subscriptions').insertMany(
    [many, few].map(({ id }) => ({
      _id: id,
      planId: 'school',
      interval: 'monthly',
      renewsAt: null,
    })) as never,
  )
  const at = Date.now()
  async function addClass(owner: BenchPerson, number: number): Promise<void> {
    const _id = new connection.base.Types.ObjectId()
    const lastActivityAt = new Date(at - number * 60_000)
    const member = { userId: owner.id, role: 'owner', joinedAt: lastActivityAt, lastActivityAt }
    const schoolClass = {
      ...{
        _id,
        ownerId: owner.id,
        members: [member],
        transfer: null,
        schoolId: null,
        name: `Class ${number}`,
      },
      ...{
        level: '6e',
        subjects: ['Maths'],
        schoolYear: '',
        colour: 'board',
        scale: null,
        usesExternalIds: false,
      },
      ...{ isSample: false, slot: number, slotKey: slotKeyOf(owner.id, number, String(_id)) },
      ...{
        counts: { students: studentsEach, exams: 1, cellsToEnter: studentsEach },
        results: reviewed,
        searchText: ` class ${number} 6e maths`,
      },
      ...{ version: 1, createdAt: lastActivityAt, lastActivityAt, archivedAt: null, deletedAt: null },
    } as ClassDocument
    const students = Array.from({ length: studentsEach }, (_, index) => ({
      id: new connection.base.Types.ObjectId().toHexString(),
      number: index + 1,
      firstName: firstNames[(index + number) % firstNames.length] ?? '',
      lastName: lastNameOf(index * 7 + number),
      ...{
        externalId: '',
        note: '',
        hasNeeds: false,
        groupIds: [],
        joinedOn: null,
        leftOn: null,
        deletedAt: null,
      },
    }))
    await insert('classes', [schoolClass])
    await insert('rosters', [
      { _id: String(_id), version: 1, lastNumber: studentsEach, students, groups: [] },
    ])
    const exam = {
      ...{ _id: new connection.base.Types.ObjectId(), classId: String(_id), title: `Exam ${number}` },
      ...{
        type: 'test',
        status: 'marking',
        date: null,
        termId: null,
        subject: '',
        coefficientHundredths: 100,
      },
      ...{ structure: { mode: 'total', exercises: [] }, version: 1, marksVersion: 0, rescaleIds: [] },
      summary: { entered: 0, total: studentsEach, mean: noMean, papersByTenth: Array(10).fill(0) },
      ...{ createdBy: owner.id, createdAt: lastActivityAt, lastMarkedAt: lastActivityAt, deletedAt: null },
    }
    await insert('exams', [exam])
    await insert('search_entries', searchEntriesOf({ schoolClass, roster: { students }, exams: [] }))
  }
  for (let number = 0; number < fewClasses; number += 1) await addClass(few, number)
  for (let number = 0; number < manyClasses; number += 1) await addClass(many, number)
  const server = await forkServer('product', environment)

  const ask = async (path: string, { token }: BenchPerson): Promise<string> => {
    const answer = await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } })
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
    return answer.text()
  }
  /** One teacher's page may contain more rows than the other has in total, so each line states its number of rows. */
  const rowsOf = async (path: string, person: BenchPerson): Promise<number> =>
    Object.values(JSON.parse(await ask(path, person)) as object)
      .filter((list) => Array.isArray(list))
      .flat().length
  const measure = (path: string, person: BenchPerson) => async (): Promise<number> => {
    // The requests of all rounds together stay below the rate limit per person and minute.
    const times = 11
    const startedAt = performance.now()
    for (let time = 0; time < times; time += 1) await ask(path, person)
    return (performance.now() - startedAt) / times
  }
  const rows = []
  for (const path of questions) {
    const given = `${await rowsOf(path, many)} and ${await rowsOf(path, few)} rows`
    const results = await alternate(rounds, measure(path, many), measure(path, few))
    const line = { goalId: 'P13', what: `${path}: 500 classes against 3 (${given})`, unit: 'ms' }
    rows.push(compare({ ...line, ...results, most: 1.5 }))
  }
  await server.stop()
  return rows
})
