import type { LessonSections } from '@classeur/contracts'
import type { RewriteEvent, RewriteInput } from '../text-generator.ts'
import type { ModelConnection } from './model-connection.ts'
import { rewriteAddition } from './prompts/rewrite.ts'
import { groupOf } from './prompts/sections/groups.ts'
import { writeSections } from './write-sections.ts'

/** A rewritten phase keeps its picture: the one of the same title, or of the same place if no phase was added. */
function withPictures(value: LessonSections['phases'], before: LessonSections['phases']) {
  const isSameCount = value.items.length === before.items.length
  const items = value.items.map((phase, index) => {
    const same = before.items.find(({ title }) => title === phase.title)
    const imageId = (same ?? (isSameCount ? before.items[index] : undefined))?.imageId ?? null
    return { ...phase, imageId }
  })
  return { ...value, items }
}

/** Streams drafts of a new version of one section; the rest of the plan is context. */
export async function* rewriteSection(
  connection: ModelConnection,
  { lesson, sections, key, wish }: RewriteInput,
  signal: AbortSignal,
): AsyncGenerator<RewriteEvent> {
  const before = sections.find((section) => section.key === key)
  const task = {
    ...{ lesson, group: groupOf(key), keys: [key], waitsWhenBusy: false },
    finished: sections.filter((section) => section.key !== key),
    addition: rewriteAddition(before?.value ?? null, wish),
  }
  for await (const event of writeSections(connection, task, signal)) {
    if (event.type === 'section' && event.key === 'phases' && before?.key === 'phases')
      yield { ...event, value: withPictures(event.value, before.value) }
    else yield event
  }
}
