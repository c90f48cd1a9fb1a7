import type { Language } from '@classeur/contracts'
import { languages } from '@classeur/domain/text'
import { describe, expect, it } from 'vitest'
import { samplePlan } from '../testing/lesson-plan-samples.ts'
import { textPieces } from '../testing/text-pieces.ts'
import { buildLessonDocument } from './build-lesson-document.ts'
import type { LessonPlanContent } from './lesson-plan-content.ts'

const build = (content: LessonPlanContent) => buildLessonDocument(content, new Map())
const withoutSections = (content: LessonPlanContent, ...keys: string[]): LessonPlanContent => ({
  ...content,
  sections: content.sections.filter(({ key }) => !keys.includes(key)),
})
/** Sections that plans had before explanations, sheets and answers were added. */
const added = ['explanation', 'examples', 'board', 'studentSheet', 'modelAnswers', 'pacing']
const answerTexts = /model answer|marking point|right reason|wrong reason|hidden step|faded answer/

describe('the document of a lesson plan', () => {
  it.each(languages)('has every text of the plan in %s', (language) => {
    const content = samplePlan(language)
    const texts = JSON.stringify(build(content))
    const own = content.sections.flatMap(
      ({ value }) => JSON.stringify(value).match(/"(?:[^"\\]|\\.)*"/g) ?? [],
    )
    // Keys, ids and settings are words in English letters or digits; texts have a space or another alphabet.
    const written = own.filter((text) => /[\s\u0600-\u06ff]/.test(text.slice(1, -1)) && !text.includes('\\n'))
    expect(written.length).toBeGreaterThan(70)
    // The faded step is in brackets.
    expect(written.filter((text) => !texts.includes(text.slice(1, -1)))).toEqual([])
  })

  it('has the same parts in the same order in each language', () => {
    const shapeOf = (language: Language) =>
      build(samplePlan(language)).parts.map(({ blocks }) => blocks.map(({ kind }) => kind))
    expect(shapeOf('fr')).toEqual(shapeOf('en'))
    expect(shapeOf('ar')).toEqual(shapeOf('en'))
  })

  it('has a page for each sheet of the students and for the quiz, and then the answers', () => {
    expect(build(samplePlan('en')).parts.map(({ title }) => title)).toEqual([
      ...[
        '',
        'Fractions on strips',
        'Fractions on strips · S',
        'Fractions on strips · C',
        'Exit quiz',
        'Answers',
      ],
    ])
  })

  it('has no answer on a page for students, and says on none for whom it is', () => {
    const { parts } = build(samplePlan('en'))
    const sheets = JSON.stringify(parts.slice(1, -1))
    expect(sheets).toContain('What is 1/3 + 1/6?')
    expect(sheets).not.toMatch(answerTexts)
    expect(sheets).not.toMatch(/support|challenge|misconception/i)
  })

  it('without answers, has neither the quiz key nor model answers, marking points and hidden steps', () => {
    const document = build(samplePlan('en', { withAnswers: false }))
    expect(JSON.stringify(document)).not.toMatch(answerTexts)
    expect(document.parts.map(({ title }) => title)).not.toContain('Answers')
    expect(JSON.stringify(build(samplePlan('en')))).toMatch(answerTexts)
  })

  it('names the letter of the right option, and the misconception behind each wrong one', () => {
    const key = JSON.stringify(build(samplePlan('ar')).parts.at(-1))
    expect(key).toContain('ب · 1/2')
    expect(key).toContain('أ: سبب خاطئ (الخطأ 1)')
  })

  it('shows what practises and assesses each objective', () => {
    const [main] = build(samplePlan('en')).parts
    const map = main.blocks.find((block) => block.kind === 'table' && block.header.includes('Questions'))
    expect(map?.kind === 'table' && map.rows.map((cells) => cells.slice(1))).toEqual([
      ['T1, T3, S1, C1', '1'],
      ['T2', '2'],
    ])
  })

  it('of an older plan, has the sections that it has, and a quiz of questions with written answers', () => {
    const old = withoutSections(samplePlan('en'), ...added)
    const document = build({
      ...old,
      sections: old.sections.map((section) =>
        section.key === 'differentiation'
          ? { ...section, value: { ...section.value, supportTasks: [], challengeTasks: [], groups: [] } }
          : section,
      ),
    })
    const headings = document.parts[0].blocks.flatMap((block) =>
      block.kind === 'heading' && block.level === 1 ? [block.text] : [],
    )
    expect(headings).toEqual([
      ...[
        'Overview',
        'Objectives',
        'Prior knowledge',
        'Materials',
        'Key vocabulary',
        'Common misconceptions',
      ],
      ...['Phases', 'Differentiation', 'Assessment', 'Homework', 'Going further', 'Reflection'],
    ])
    expect(document.parts.map(({ title }) => title)).toEqual(['', 'Exit quiz', 'Answers'])
    expect(document.notice).toBe('')
  })

  it('of a plan without any section, still has its title and facts', () => {
    const document = build(samplePlan('en', { sections: [], expectedSections: 18 }))
    expect(document.parts).toEqual([{ title: '', blocks: [] }])
    expect(textPieces(document)).toContain('Mathematics')
  })

  it.each([
    ['en', '9 of 18 sections'],
    ['fr', '9 sections sur 18'],
    ['ar', 'عدد الأقسام المنجزة: 9 من 18'],
  ] as const)('of a partial plan in %s, says how many sections there are', (language, notice) => {
    const content = samplePlan(language)
    const partial = {
      ...content,
      sections: content.sections.slice(0, 9),
      expectedSections: content.sections.length,
    }
    expect(build(partial).notice).toBe(notice)
  })
})
