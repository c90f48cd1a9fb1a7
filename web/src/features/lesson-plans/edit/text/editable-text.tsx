import { unwritten } from '@classeur/domain/lesson-plans'
import { useContext, useEffect, useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { textRule } from '../../engine/section-rules.ts'
import { pathKey, valueAt, withValueAt } from '../../engine/paths.ts'
import type { SeenSection } from '../../engine/plan-editor.ts'
import { useEditing } from '../../model/editing.ts'
import { textOf } from '../../model/read-partial.ts'
import { SectionKey, type TextProps } from '../../sections/parts/section-parts.ts'
import { Unwritten } from '../../sections/parts/text/unwritten.tsx'
import { Written } from '../../sections/parts/text/written.tsx'
import { DraftedTexts } from '../drafted-texts.tsx'
import { useEditSection } from '../../model/use-edit-section.ts'
import classes from './editable-text.module.css'
import { TextEditor } from './text-editor.tsx'
import { UnsavedText } from './unsaved-text.tsx'
import { useTextHint } from './use-text-hint.ts'

/** From this length on, a text may have several paragraphs. */
const paragraphsFrom = 600
const nameLength = 60

/** Where a text is opened: its section as it is now, and the point that was pressed. */
interface Opened {
  seen: SeenSection
  release: () => void
  point: { x: number; y: number } | null
}

const isSelecting = () => window.getSelection()?.isCollapsed === false

/** A text that becomes an editor when it is pressed, or with Enter. */
export function EditableText({ path, value, prompt, inline, also }: TextProps) {
  const { t } = useTranslation('lesson-edit')
  const key = useContext(SectionKey)
  const { lessonPlanId, editor, hold } = useEditing()
  const drafted = useContext(DraftedTexts)
  const change = useEditSection(key)
  const rule = textRule(key, path)
  const hintOf = useTextHint(key, path, rule)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  useEffect(() => () => opened?.release(), [opened])
  const saved = textOf(value)
  const isUnwritten = saved === unwritten || saved === ''
  /** A text that needs nothing, such as a cell of a table. */
  const isEmpty = saved === '' && prompt === undefined
  const isCode = path.at(-1) === 'code'
  const kind = isCode ? 'code' : rule.maxLength >= paragraphsFrom ? 'paragraph' : 'line'
  const draft = { form: 'lesson-text', subject: `${lessonPlanId}:${key}:${pathKey(path)}` } as const

  const open = (point: Opened['point']) => setOpened({ seen: editor.seen(key), release: hold(key), point })
  const save = (typed: string, forget: () => void, seen?: SeenSection) => {
    forget()
    const text = typed === '' && rule.isRequired ? unwritten : typed
    change(
      (section) => {
        const next = withValueAt(section, path, text)
        return also ? also(next, text) : next
      },
      { message: t('done.text'), ...(seen && { seen }) },
    )
  }
  const close = (returnsFocus: boolean) => {
    opened?.release()
    flushSync(() => setOpened(null))
    if (returnsFocus) button?.focus()
  }

  const shownName = isUnwritten ? (prompt ?? t('text.unwritten')) : saved
  const name = shownName.length > nameLength ? `${shownName.slice(0, nameLength)}…` : shownName
  return (
    <span
      className={classes.text}
      data-inline={inline || undefined}
      data-open={opened !== null || undefined}
      onClick={(event: MouseEvent) => {
        if (opened || isSelecting() || (event.target instanceof Element && event.target.closest('button, a')))
          return
        open({ x: event.clientX, y: event.clientY })
      }}
    >
      {opened ? (
        <TextEditor
          draft={draft}
          text={isUnwritten ? '' : textOf(valueAt(opened.seen.value, path))}
          name={isUnwritten ? t('text.write', { prompt: name }) : t('text.editing', { text: name })}
          kind={kind}
          point={opened.point}
          hintOf={hintOf}
          onSave={(typed, forget) => save(typed, forget, opened.seen)}
          onClose={close}
        />
      ) : drafted.has(draft.subject) ? (
        <UnsavedText
          draft={draft}
          kind={kind}
          saved={isUnwritten ? '' : saved}
          hintOf={hintOf}
          onSave={(typed, forget) => save(typed, forget)}
          onOpen={() => open(null)}
        />
      ) : (
        <span className={classes.shown} data-code={isCode || undefined}>
          {isCode ? (
            saved
          ) : isEmpty ? (
            ''
          ) : isUnwritten ? (
            <Unwritten prompt={prompt} />
          ) : (
            <Written value={value} />
          )}
        </span>
      )}
      <button
        ref={setButton}
        type="button"
        className={classes.edit}
        tabIndex={-1}
        data-roving
        aria-label={isUnwritten ? t('text.write', { prompt: name }) : t('text.edit', { text: name })}
        onClick={() => open(null)}
      />
    </span>
  )
}
