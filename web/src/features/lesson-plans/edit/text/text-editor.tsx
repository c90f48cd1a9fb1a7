import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { DraftKey } from '../../../../drafts/draft-forms.ts'
import { useDraftEntry } from '../../../../drafts/use-draft-entry.ts'
import { Inline } from '../../sections/parts/text/inline.tsx'
import {
  fillEditor,
  fitsOnLastLine,
  insertAtCaret,
  openUnit,
  placeCaret,
  textIn,
  unitBesideCaret,
  unitSelector,
} from './editor-content.ts'
import classes from './text-editor.module.css'
import { tidied, type TextKind } from './tidied-text.ts'

/** Text typed into an editor and not saved yet, and the text that it replaces. */
export interface TypedText {
  base: string
  typed: string
}

/** What an editor says about the typed text. */
export interface TextHint {
  text: ReactNode
  isProblem: boolean
}

export interface TextEditorProps {
  draft: DraftKey
  /** The saved text. */
  text: string
  /** For screen readers. */
  name: string
  /** `line`: Enter saves. `paragraph`: Shift+Enter makes a new line. `code`: Enter makes a new line, Ctrl+Enter saves. */
  kind: TextKind
  /** Where the text was pressed, in the window; null for the end. */
  point: { x: number; y: number } | null
  hintOf: (typed: string) => TextHint
  /** Saves the text. `forget` removes the draft of this text: call it when the text can't be lost any more. */
  onSave: (typed: string, forget: () => void) => void
  /** Closes the editor. `returnsFocus` is false if the focus is already elsewhere. */
  onClose: (returnsFocus: boolean) => void
}

/**
 * A text in the place where it is shown, with its formulas. Enter and leaving save, Escape restores. What is typed is
 * kept as a draft until it is saved.
 */
export function TextEditor(props: TextEditorProps) {
  const { draft, text, name, kind, point, hintOf, onSave, onClose } = props
  const hintId = useId()
  const box = useRef<HTMLSpanElement>(null)
  const drawn = useRef<HTMLSpanElement>(null)
  const isClosed = useRef(false)
  const entry = useDraftEntry<TypedText>(draft)
  const [initial] = useState(entry.kept?.typed ?? text)
  const [typed, setTyped] = useState(initial)
  const hint = hintOf(tidied(typed, kind))
  const hintBox = useRef<HTMLSpanElement>(null)
  const [hasRoom, setHasRoom] = useState(false)
  useLayoutEffect(() => {
    if (box.current && hintBox.current) setHasRoom(fitsOnLastLine(box.current, hintBox.current))
  }, [typed, hint.text])

  useLayoutEffect(() => {
    const editor = box.current
    if (!editor) return
    if (kind === 'code') editor.replaceChildren(initial)
    else fillEditor(editor, initial, [...(drawn.current?.children ?? [])])
    editor.focus({ preventScroll: true })
    placeCaret(editor, point)
  }, [initial, kind, point])

  const onInput = () => {
    const now = box.current ? textIn(box.current) : ''
    setTyped(now)
    entry.change(() => (tidied(now, kind) === text ? null : { base: entry.kept?.base ?? text, typed: now }))
  }
  const close = (returnsFocus: boolean) => {
    if (isClosed.current) return
    isClosed.current = true
    onClose(returnsFocus)
  }
  /** A text that can't be saved stays: in the editor after Enter, as a draft after leaving. */
  const save = (returnsFocus: boolean) => {
    const now = tidied(box.current ? textIn(box.current) : typed, kind)
    if (now === text) entry.change(() => null)
    else if (!hintOf(now).isProblem)
      onSave(now, () => entry.change((kept) => (kept && tidied(kept.typed, kind) === now ? null : kept)))
    else if (returnsFocus) return
    close(returnsFocus)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const savesByEnter = kind === 'code' ? event.ctrlKey || event.metaKey : !event.shiftKey
    if (event.key === 'Enter' && savesByEnter) save(true)
    else if (event.key === 'Enter') {
      if (kind === 'line') save(true)
      else insertAtCaret('\n')
    } else if (event.key === 'Escape') {
      if (entry.kept) entry.discard()
      close(true)
    } else if (event.key === 'Backspace' || event.key === 'Delete') {
      const unit = box.current && unitBesideCaret(box.current, event.key === 'Backspace' ? 'before' : 'after')
      if (!unit) return
      openUnit(unit)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <span
      className={classes.editor}
      data-draft={draft.form === 'lesson-title' ? 'lesson-title' : 'lesson-text'}
      data-problem={hint.isProblem || undefined}
    >
      <span ref={drawn} hidden>
        {kind !== 'code' && <Inline text={initial} />}
      </span>
      <span
        ref={box}
        className={classes.box}
        data-kind={kind}
        contentEditable
        suppressContentEditableWarning
        role="textbox"
        tabIndex={0}
        spellCheck={kind !== 'code'}
        aria-multiline={kind !== 'line'}
        aria-label={name}
        aria-describedby={hintId}
        aria-invalid={hint.isProblem || undefined}
        onInput={onInput}
        onKeyDown={onKeyDown}
        onBlur={() => save(false)}
        onClick={(event) => {
          const unit =
            event.target instanceof Element ? event.target.closest<HTMLElement>(unitSelector) : null
          if (unit && box.current?.contains(unit)) openUnit(unit)
        }}
        onPaste={(event) => {
          event.preventDefault()
          const pasted = event.clipboardData.getData('text/plain').replace(/\r\n?/gu, '\n')
          insertAtCaret(kind === 'line' ? pasted.replace(/\s*\n\s*/gu, ' ') : pasted)
        }}
        onDrop={(event) => event.preventDefault()}
        onBeforeInput={(event) => {
          const { inputType = '' } = event.nativeEvent
          if (inputType.startsWith('format')) event.preventDefault()
        }}
      />
      <span
        ref={hintBox}
        id={hintId}
        className={classes.hint}
        data-inside={hasRoom || undefined}
        role="status"
      >
        {hint.text}
        {kind === 'code' ? null : (
          <kbd className={classes.key} aria-hidden>
            Enter
          </kbd>
        )}
      </span>
    </span>
  )
}
