import type { MediaImage } from '@classeur/contracts'
import { IconSquareCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { SearchField } from '../../../components/fields/text/search-field.tsx'
import type { GenerationView } from '../../../realtime/generations/generation-view.ts'
import { MadeBy } from '../viewer/made-by.tsx'
import classes from './gallery-bar.module.css'
import { UploadButton } from './upload/upload-button.tsx'

interface GalleryBarProps {
  typed: string
  onType: (typed: string) => void
  /** Whether the person has no pictures yet, so that there is nothing to search. */
  isNew: boolean
  images: readonly MediaImage[]
  work: readonly GenerationView[]
  /** Shows the checkboxes; null while they are shown. */
  onSelect: (() => void) | null
}

/** The head of the gallery: its title, the search, and the buttons to upload and to select. */
export function GalleryBar({ typed, onType, isNew, images, work, onSelect }: GalleryBarProps) {
  const { t } = useTranslation(['images', 'my-media'])
  const sample = [...images, ...work.map(({ snapshot }) => snapshot)].find(
    ({ generator }) => generator,
  )?.generator
  return (
    <div className={classes.bar}>
      <h2 id="my-images" className={classes.heading}>
        {t('mine.title')}
      </h2>
      {sample?.kind === 'sample' && <MadeBy generator={sample} />}
      <div className={classes.tools}>
        {!isNew && (
          <div className={classes.search}>
            <SearchField label={t('search')} value={typed} onChange={onType} />
          </div>
        )}
        {!isNew && onSelect && (
          <Button small icon={<IconSquareCheck size={16} aria-hidden />} onClick={onSelect}>
            {t('my-media:select.begin')}
          </Button>
        )}
        <UploadButton />
      </div>
    </div>
  )
}
