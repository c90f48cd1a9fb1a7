import { unwritten } from '@classeur/domain/lesson-plans'
import { IconPlus } from '@tabler/icons-react'
import { useContext, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { newItem } from '../../engine/blank-sections.ts'
import { fitsSection, textRule } from '../../engine/section-rules.ts'
import { pathKey, valueAt, withValueAt, type Path } from '../../engine/paths.ts'
import type { SeenSection } from '../../engine/plan-editor.ts'
import { useEditing } from '../../model/editing.ts'
import { fieldsOf, listOf } from '../../model/read-partial.ts'
import { SectionKey } from '../../sections/parts/section-parts.ts'
import { DraftedTexts } from '../drafted-texts.tsx'
import { TextEditor } from '../text/text-editor.tsx'
import { useTextHint } from '../text/use-text-hint.ts'
import { useEditSection } from '../../model/use-edit-section.ts'
import classes from './add-item.module.css'
import { AddTable } from './add-table.tsx'

const iconSizePx = 14
/** The text that a new item starts with, the first of these that it has. */
const firstTexts = ['title', 'term', 'misconception', 'prompt', 'question', 'what', 'need', 'text', 'answer']

const firstTextOf = (item: unknown): Path =>
  typeof item === 'string' ? [] : firstTexts.filter((name) => name in fieldsOf(item)).slice(0, 1)

/** A button that adds an item to a list: it opens an editor for the item's first text. */
export function AddItem({ list, label }: { list: Path; label: string }) {
  const { t } = useTranslation('lesson-edit')
  const key = useContext(SectionKey)
  const { lessonPlanId, editor, hold } = useEditing()
  const drafted = useContext(DraftedTexts)
  const change = useEditSection(key)
  const [opened, setOpened] = useState<{ seen: SeenSection; release: () => void } | null>(null)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const draft = { form: 'lesson-text', subject: `${lessonPlanId}:${key}:${pathKey(list)}.+` } as const

  useEffect(() => () => opened?.release(), [opened])

  const section = editor.shown(key)
  const item = newItem(key, section, list)
  const first = firstTextOf(item)
  const position = listOf(valueAt(section, list)).length
  const path = [...list, position, ...first]
  const rule = textRule(key, path)
  const hintOf = useTextHint(key, path, rule)
  const add = (text: string, seen?: SeenSection) =>
    change(
      (before) => {
        const items = listOf(valueAt(before, list))
        const added = withValueAt(newItem(key, before, list), first, text)
        return withValueAt(before, list, [...items, added])
      },
      { message: t('done.added'), ...(seen && { seen }) },
    )
  const filled = withValueAt(item, first, `${unwritten}${unwritten}${unwritten}`)
  if (!fitsSection(key, withValueAt(section, [...list, position], filled))) return null

  if (opened || drafted.has(draft.subject))
    return (
      <span className={classes.adding}>
        <TextEditor
          draft={draft}
          text=""
          name={t(`add.${label}`)}
          kind={rule.maxLength >= 600 ? 'paragraph' : 'line'}
          point={null}
          hintOf={hintOf}
          onSave={(typed, forget) => {
            forget()
            add(typed, opened?.seen)
          }}
          onClose={(returnsFocus) => {
            opened?.release()
            flushSync(() => setOpened(null))
            if (returnsFocus) button?.focus()
          }}
        />
      </span>
    )
  return (
    <span className={classes.row}>
      <button
        ref={setButton}
        type="button"
        className={classes.add}
        tabIndex={-1}
        data-roving
        onClick={() => setOpened({ seen: editor.seen(key), release: hold(key) })}
      >
        <IconPlus size={iconSizePx} stroke={2.2} aria-hidden />
        {t(`add.${label}`)}
      </button>
      {label === 'block' && <AddTable list={list} />}
    </span>
  )
}
