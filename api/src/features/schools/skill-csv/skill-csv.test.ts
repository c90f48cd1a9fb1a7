import { maxSkillDepth, maxSkills } from '@classeur/contracts'
import type { SkillDocument } from '@classeur/database'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../../../../.config/property-runs.ts'
import { skillsInOrder } from '../skills/skill-tree.ts'
import { importSkills } from './import-skills.ts'
import { readSkillRows } from './read-skill-rows.ts'
import { refuseTangled } from './refuse-tangled.ts'
import { resolveRows } from './resolve-rows.ts'
import { writeSkillsCsv } from './write-skills-csv.ts'

let lastId = 0
const newId = () => (lastId += 1).toString(16).padStart(24, '0')

const take = (csv: string, skills: readonly SkillDocument[] = []) => importSkills(skills, csv, newId)
const outline = (skills: readonly SkillDocument[]) => {
  const names = new Map(skills.map(({ id, name }) => [id, name]))
  return skillsInOrder(skills).map(({ code, name, parentId }) => [
    code,
    name,
    names.get(parentId ?? '') ?? '',
  ])
}

const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    '=1+1',
    "'=x",
    '-a',
    '@b',
    'a > b',
    '>',
    'x;y',
    'a,b',
    'say "no"',
    'two\nlines',
    'زاوية',
    '\r',
  ),
)
const trees = fc
  .array(
    fc.record({ code: text, name: text, parent: fc.nat(), hasCode: fc.boolean(), archived: fc.boolean() }),
    {
      maxLength: 30,
    },
  )
  .map((drafts) => {
    const codes = new Set<string>()
    const skills: SkillDocument[] = []
    const levels = new Map<string | null, number>()
    for (const { code, name, parent, hasCode, archived } of drafts) {
      const drawn = skills[parent % (skills.length + 1)]
      const above = levels.get(drawn?.id ?? null) === maxSkillDepth ? undefined : drawn
      // Exclude codes that look like a path, because a table can't distinguish them from paths.
      const short = hasCode ? code.trim() : ''
      const key = short.normalize('NFC').toLowerCase()
      const own = short.startsWith('>') || short.includes(' > ') || codes.has(key) ? '' : short
      codes.add(key)
      const parentId = above?.id ?? null
      const order = skills.filter((skill) => skill.parentId === parentId).length
      const id = newId()
      levels.set(id, (levels.get(parentId) ?? 0) + 1)
      skills.push({ id, code: own, name: name.trim() || 'x', parentId, order, archived })
    }
    return skills
  })

it('importing an export changes nothing, for any names', () => {
  fc.assert(
    fc.property(trees, (skills) => {
      const result = take(writeSkillsCsv(skills), skills)
      expect(result).toMatchObject({ created: 0, changed: 0, rejected: [] })
      expect(result.skills).toBe(skills)
    }),
    propertyRuns(500),
  )
})

it('an export imported into another school makes the same tree', () => {
  fc.assert(
    fc.property(trees, (skills) => {
      const copy = take(writeSkillsCsv(skills))
      expect(copy.rejected).toEqual([])
      expect(outline(copy.skills)).toEqual(outline(skills))
    }),
    propertyRuns(300),
  )
})

it('an import never makes a cycle or loses a skill, for any table', () => {
  const row = fc.record({
    code: fc.constantFrom('', 'A', 'b', 'C', 'D'),
    name: fc.constantFrom('', 'n', 'm'),
  })
  const table = fc.array(fc.tuple(row, fc.constantFrom('', 'A', 'B', 'C', 'D', 'E', 'n', '> m')), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(table, table, (first, second) => {
      const csv = (lines: typeof first) =>
        ['code,name,parent', ...lines.map(([{ code, name }, parent]) => `${code},${name},${parent}`)].join(
          '\n',
        )
      const before = take(csv(first))
      const after = take(csv(second), before.skills)
      for (const { skills } of [before, after]) expect(skillsInOrder(skills)).toHaveLength(skills.length)
      expect(after.skills.length).toBe(before.skills.length + after.created)
      const codes = after.skills.map(({ code }) => code.toLowerCase()).filter(Boolean)
      expect(new Set(codes).size).toBe(codes.length)
    }),
    propertyRuns(500),
  )
})

it('an import finds parents by code in any order, and can swap two skills', () => {
  const { skills } = take('code;nom;parent\nN3.1;Additionner;N3\nN3;Fractions;')
  expect(outline(skills)).toEqual([
    ['N3', 'Fractions', ''],
    ['N3.1', 'Additionner', 'Fractions'],
  ])
  const turned = take('code,name,parent\nN3,Fractions,n3.1\nN3.1,Additionner,', skills)
  expect(turned).toMatchObject({ changed: 2, rejected: [] })
})

it('an import reports the refused lines with the reason', () => {
  const csv = [
    'code,name,parent',
    'A,First,',
    'A,Again,',
    'B,,',
    'C,Lost,Z',
    'D,Below lost,C',
    'E,One,F',
    'F,Other,E',
    `G,${'x'.repeat(161)},`,
  ].join('\r\n')
  expect(take(csv)).toMatchObject({
    created: 1,
    rejected: [
      { line: 3, reason: 'duplicate-code' },
      { line: 4, reason: 'no-name' },
      { line: 5, reason: 'unknown-parent' },
      { line: 6, reason: 'unknown-parent' },
      { line: 7, reason: 'cycle' },
      { line: 8, reason: 'cycle' },
      { line: 9, reason: 'too-long' },
    ],
  })
})

it('an import accepts a plain list of names, up to the limit of a library', () => {
  const list = Array.from({ length: 2003 }, (_, index) => `Skill ${String(index)}`).join('\n')
  const { created, rejected } = take(list)
  expect(created).toBe(2000)
  expect(rejected.map(({ reason }) => reason)).toEqual(['too-many', 'too-many', 'too-many'])
})

it('an export escapes names that a spreadsheet would run as formulas', () => {
  const { skills } = take('code,name,parent\n,"=HYPERLINK(""x"")",\n,-2 and below,\n')
  expect(writeSkillsCsv(skills)).toBe(
    `\uFEFFcode,name,parent\r\n,"'=HYPERLINK(""x"")",\r\n,'-2 and below,\r\n`,
  )
})

/** A tree with one skill per level, possible before the depth limit existed. */
const chain = (levels: number, nameLength = 4): SkillDocument[] =>
  Array.from({ length: levels }, (_, index) => ({
    ...{ id: `c${String(index)}`, code: '', name: 'n'.repeat(nameLength), order: 0, archived: false },
    parentId: index === 0 ? null : `c${String(index - 1)}`,
  }))
const codesDown = (count: number, parentOf: (index: number) => string) =>
  ['code,name,parent', ...Array.from({ length: count }, (_, at) => `K${String(at)},n,${parentOf(at)}`)].join(
    '\n',
  )

it('an import refuses skills that would be too deep, also below a moved skill, and accepts the others', () => {
  const down = take(codesDown(10, (index) => (index === 0 ? '' : `K${String(index - 1)}`)))
  expect(down).toMatchObject({
    created: maxSkillDepth,
    rejected: [
      { line: 10, reason: 'too-deep' },
      { line: 11, reason: 'too-deep' },
    ],
  })
  const high = take('code,name,parent\nA,a,\nB,b,A', down.skills)
  const moved = take('code,name,parent\nA,a,K6\nB,b new,A\nC,c,K6', high.skills)
  expect(moved).toMatchObject({ created: 1, changed: 1, rejected: [{ line: 2, reason: 'too-deep' }] })
})

it('a stored tree that is too deep survives export and import, with labels of bounded length', () => {
  const stored = chain(maxSkills, 160)
  const csv = writeSkillsCsv(stored)
  expect(csv.length).toBeLessThan(maxSkills * 3000)
  expect(take(csv, stored)).toMatchObject({ created: 0, changed: 0, rejected: [] })
})

it('an import refuses lines beyond the limit of a library', () => {
  const { skills } = take('code,name,parent\nA,Old,')
  const csv = codesDown(maxSkills, () => '') + '\nA,New,\n'
  const result = take(csv, skills)
  expect(result.rejected.at(-1)).toEqual({ line: maxSkills + 2, reason: 'too-many' })
  expect(result.changed).toBe(0)
})

it('an import reads each line a few hundred times at most, although every refused line closes another cycle', () => {
  // Each skill is below the previous one and moves below the next one, except the last.
  const count = 1900
  const stored = Array.from({ length: count }, (_, index) => ({
    ...{ id: `k${String(index)}`, code: `K${String(index)}`, name: 'n', order: 0, archived: false },
    parentId: index === 0 ? null : `k${String(index - 1)}`,
  }))
  const csv = codesDown(count - 1, (index) => `K${String(index + 1)}`)
  expect(skillsInOrder(take(csv, stored).skills)).toHaveLength(count)

  let reads = 0
  const rows = resolveRows(stored, readSkillRows(csv), newId).map(
    (row) =>
      new Proxy(row, {
        get(target, key) {
          reads += 1
          return Reflect.get(target, key) as unknown
        },
      }),
  )
  refuseTangled(stored, rows)
  expect(reads / rows.length).toBeLessThan(500)
})
