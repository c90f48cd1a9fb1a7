import type { Resource } from '@classeur/contracts'
import {
  IconAlertTriangle,
  IconArrowLeft,
  IconCloudCheck,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconListCheck,
  IconPrinter,
  IconStack2,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Spinner } from '../../../../components/feedback/spinner.tsx'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { namesOf, useAudienceText } from '../../model/use-audience-text.ts'
import { useExportResource } from '../../model/use-export-resource.ts'
import type { SaveState } from '../model/use-change-resource.ts'
import { useUnsavedTexts } from '../model/use-unsaved-texts.ts'
import classes from './edit-header.module.css'

const iconSizePx = 17

interface EditHeaderProps {
  resource: Resource
  state: SaveState
  /** Whether files contain the key, as on the screen. */
  withKey: boolean
  /** False while nothing can be printed yet. */
  isReady: boolean
  /** Asks, if need be, before a file shows answers that nobody has checked. */
  askFirst: (carryOn: () => void) => void
}

const saveIcons = { saved: IconCloudCheck, failed: IconAlertTriangle, unsaved: IconAlertTriangle }

/** The top of the editor: what the sheet is and for whom, whether all is saved, and the ways to paper. */
export function EditHeader({ resource, state, withKey, isReady, askFirst }: EditHeaderProps) {
  const { t } = useTranslation(['resource-edit', 'resources'])
  const audienceText = useAudienceText(namesOf(resource.students))
  const { id, kind, items, students, tier, markId, examTitle } = resource
  const isNote = kind === 'parent-note'
  const download = useExportResource(id)
  const facts = [
    examTitle,
    t('resources:students', { count: students.length }),
    ...(isNote ? [] : [t('items', { count: items.length }), t(`resources:tier.${tier}`)]),
  ]
  const content = withKey ? 'with-key' : 'sheet'
  const files = [
    { name: t('export.pdf'), icon: IconFileTypePdf, query: { format: 'pdf', content } },
    { name: t('export.docx'), icon: IconFileTypeDocx, query: { format: 'docx', content } },
    // A copy for each student; of notes, with the practice sheet that each of them names.
    ...(students.length === 0
      ? []
      : ([
          { name: t('export.pack'), icon: IconStack2, query: { format: 'pdf', content: 'pack' } },
          { name: t('export.answers'), icon: IconListCheck, query: { format: 'pdf', content: 'answers' } },
        ] as const)),
  ] as const
  const showsKey = ({ content: shown }: (typeof files)[number]['query']) =>
    shown === 'with-key' || shown === 'answers'
  const print = () => window.print()
  const unsaved = useUnsavedTexts(id)
  const shown = state === 'saved' && unsaved > 0 ? 'unsaved' : state
  const Icon = shown === 'saving' ? null : saveIcons[shown]
  return (
    <header className={classes.header}>
      <Link to={`/marksheet/${markId}/generate_resource`} className={classes.back} aria-label={t('back')}>
        <IconArrowLeft size={18} aria-hidden className="turns-in-rtl" />
      </Link>
      <div className={classes.text}>
        <h1 className={classes.title}>
          {t('resources:made.named', {
            kind: t(`resources:kind.${kind}`),
            who: audienceText(resource.audience),
          })}
        </h1>
        <p className={classes.facts}>
          {facts.map((fact, index) => (
            <span key={index}>
              {index > 0 && ' · '}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </p>
      </div>
      <div className={classes.actions}>
        <span role="status" className={classes.state} data-state={shown}>
          {Icon ? <Icon size={iconSizePx} aria-hidden /> : <Spinner sizePx={iconSizePx} />}
          {t(`saving.${shown}`, { count: unsaved })}
        </span>
        {isReady && (
          <>
            <div className={classes.files} role="group" aria-label={t('export.label')}>
              {files.map(({ name, icon: FileIcon, query }) => (
                <Button
                  key={name}
                  busy={download.busy}
                  icon={<FileIcon size={iconSizePx} aria-hidden />}
                  onClick={() =>
                    showsKey(query)
                      ? askFirst(() => void download.submit(query))
                      : void download.submit(query)
                  }
                >
                  {name}
                </Button>
              ))}
            </div>
            <Button
              look="primary"
              icon={<IconPrinter size={iconSizePx} aria-hidden />}
              onClick={() => (withKey ? askFirst(print) : print())}
            >
              {t('export.print')}
            </Button>
          </>
        )}
      </div>
    </header>
  )
}
