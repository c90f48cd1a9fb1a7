import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Command } from './command.ts'
import classes from './command-list.module.css'

interface CommandListProps {
  id: string
  commands: Command[]
  current: number
  onPoint: (index: number) => void
  onRun: (index: number) => void
}

/** The commands of the palette, with a heading for each group. The focus stays in the search field. */
export function CommandList({ id, commands, current, onPoint, onRun }: CommandListProps) {
  const { t } = useTranslation('shell')
  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, current])

  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={t('palette.results')}
      className={classes.list}
      tabIndex={-1}
    >
      {commands.map((command, index) => {
        const Icon = command.icon
        const begins = command.group !== commands[index - 1]?.group
        return (
          <div key={command.id} role="presentation">
            {begins && (
              <p className={classes.group} role="presentation">
                {t(`palette.${command.group}`)}
              </p>
            )}
            <div
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === current}
              className={classes.option}
              onPointerMove={() => index !== current && onPoint(index)}
              onClick={() => onRun(index)}
            >
              <Icon size={18} stroke={1.7} aria-hidden />
              <span className={`${classes.label} keeps-side`} dir="auto">
                {command.label}
              </span>
              {command.detail && <span className={classes.detail}>{command.detail}</span>}
            </div>
          </div>
        )
      })}
    </div>
  )
}
