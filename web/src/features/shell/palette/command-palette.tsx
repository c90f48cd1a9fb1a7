import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import classes from './command-palette.module.css'
import { CommandList } from './command-list.tsx'
import { useCommands } from './use-commands.ts'

/** The command palette: a modal dialog with a combobox. Arrow keys choose, Enter runs, Escape closes. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const { commands, error } = useCommands(query)
  const current = Math.min(chosen, commands.length - 1)

  useEffect(() => dialog.current?.showModal(), [])

  const run = (index: number) => {
    const command = commands[index]
    if (!command) return
    onClose()
    command.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setChosen((current + step + commands.length) % Math.max(commands.length, 1))
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      run(current)
    }
  }

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={t('palette.title')}
      onClose={onClose}
      onPointerDown={(event) => event.target === dialog.current && onClose()}
    >
      <div className={classes.inner}>
        <input
          className={classes.input}
          role="combobox"
          data-no-draft="search"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={commands[current] ? `${id}-${current}` : undefined}
          aria-label={t('palette.title')}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('palette.placeholder')}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
        />
        <CommandList id={id} commands={commands} current={current} onPoint={setChosen} onRun={run} />
        {commands.length === 0 && <p className={classes.nothing}>{t('palette.nothing', { query })}</p>}
        {error !== null && <ProblemNote error={error} />}
        <p className={classes.hint}>{t('palette.hint')}</p>
      </div>
    </dialog>
  )
}
