import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { Combobox } from '../../../components/overlays/combobox/combobox.tsx'
import { Modal } from '../../../components/overlays/modal/modal.tsx'
import classes from './command-palette.module.css'
import { useCommands } from './use-commands.ts'

/** Searches and runs commands: Enter runs the active one, Escape closes. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell')
  const [query, setQuery] = useState('')
  const { commands, isSearching, error } = useCommands(query)

  return (
    <Modal label={t('palette.title')} onClose={onClose} className={classes.palette}>
      <div className={classes.inner}>
        <Combobox
          label={t('palette.title')}
          listLabel={t('palette.results')}
          text={query}
          onText={setQuery}
          options={commands.map((command) => ({ ...command, heading: t(`palette.${command.group}`) }))}
          onChoose={({ run }) => {
            onClose()
            run()
          }}
          autoFocus
          placeholder={t('palette.placeholder')}
          inputClassName={classes.input}
          listClassName={classes.list}
        >
          {({ icon: Icon, label, detail }) => (
            <>
              <Icon size={18} stroke={1.7} aria-hidden />
              <span className={`${classes.label} keeps-side`} dir="auto">
                {label}
              </span>
              {detail && <span className={classes.detail}>{detail}</span>}
            </>
          )}
        </Combobox>
        <div role="status">
          {commands.length === 0 && !isSearching && error === null && (
            <p className={classes.nothing}>{t('palette.nothing', { query })}</p>
          )}
        </div>
        {error !== null && <ProblemNote error={error} />}
        <p className={classes.hint}>{t('palette.hint')}</p>
      </div>
    </Modal>
  )
}
