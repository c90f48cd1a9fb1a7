import type { MediaImage, PictureLabel } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { LabelledImage } from '../../../components/pictures/labelled-image.tsx'
import classes from './labels-conflict.module.css'

interface LabelsConflictProps {
  image: MediaImage
  mine: readonly PictureLabel[]
  theirs: readonly PictureLabel[]
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Another window saved other labels: shows both and asks which stay. */
export function LabelsConflict({ image, mine, theirs, onKeepMine, onTakeTheirs }: LabelsConflictProps) {
  const { t } = useTranslation('picture-labels')
  const versions = [
    { key: 'mine', labels: mine, choose: onKeepMine },
    { key: 'theirs', labels: theirs, choose: onTakeTheirs },
  ] as const
  return (
    <div role="alert" className={classes.conflict}>
      <p className={classes.title}>{t('conflict.title')}</p>
      <p className="text-quiet">{t('conflict.text')}</p>
      <div className={classes.versions}>
        {versions.map(({ key, labels, choose }) => (
          <div key={key} className={classes.version}>
            <LabelledImage
              className={classes.picture}
              src={image.fileUrl}
              alt={t(`conflict.${key}`)}
              width={image.width}
              height={image.height}
              labels={labels}
            />
            <Button small onClick={choose}>
              {t(`conflict.${key === 'mine' ? 'keepMine' : 'takeTheirs'}`)}
            </Button>
          </div>
        ))}
      </div>
    </div>
  )
}
