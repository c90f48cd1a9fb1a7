import type { PublishedImage } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../components/people/avatar.tsx'
import { formatDate, formatNumber } from '../../../i18n/format.ts'
import { aspectText } from '../model/aspect-text.ts'
import { Fact } from '../viewer/fact.tsx'
import { Picture } from '../viewer/picture.tsx'
import classes from './published-details.module.css'

interface PublishedDetailsProps {
  image: PublishedImage
  sameSubject: readonly PublishedImage[]
  onTag: (tag: string) => void
  onOpen: (id: string) => void
}

const pixels = (value: number) => formatNumber(value, { useGrouping: false })

/** What everybody may know about a published picture. */
export function PublishedDetails({ image, sameSubject, onTag, onOpen }: PublishedDetailsProps) {
  const { t } = useTranslation('images')
  const { creatorName, generator, mine } = image
  const size = t('explore.pixels', { width: pixels(image.width), height: pixels(image.height) })
  const generatedBy =
    generator?.kind === 'sample'
      ? t('sampleGenerator')
      : generator && t('madeBy', { model: generator.model ?? '' })
  return (
    <dl className={classes.facts}>
      <Fact name={t('explore.madeBy')}>
        <span className={classes.maker}>
          <Avatar name={creatorName} own={mine} />
          <span>
            <strong className={classes.makerName}>
              <bdi>{creatorName}</bdi>
            </strong>
            <span className="text-quiet">
              {t('explore.published', { date: formatDate(image.publishedAt) })} ·{' '}
              {t('explore.copiedTimes', { count: image.copies })}
            </span>
          </span>
        </span>
      </Fact>
      <Fact name={t('field.altText')}>
        <bdi>{image.altText}</bdi>
      </Fact>
      <Fact name={t('fact.style')}>
        {image.style && <>{t(`style.${image.style}`)} · </>}
        {image.aspect && <>{t(aspectText(image.aspect))} · </>}
        {size}
      </Fact>
      {generatedBy && (
        <Fact name={t('fact.made')}>
          {t('explore.generated', { date: formatDate(image.createdAt), generator: generatedBy })}
        </Fact>
      )}
      {image.tags.length > 0 && (
        <Fact name={t('field.tags')}>
          <ul className={`plain-list ${classes.tags}`}>
            {image.tags.map((tag) => (
              <li key={tag}>
                <button
                  type="button"
                  className={classes.tag}
                  title={t('explore.searchTag', { tag })}
                  onClick={() => onTag(tag)}
                >
                  <bdi>{tag}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {sameSubject.length > 0 && (
        <Fact name={t('explore.sameSubject')}>
          <ul className={`plain-list ${classes.others}`}>
            {sameSubject.map((other) => (
              <li key={other.id}>
                <button
                  type="button"
                  className={classes.other}
                  title={other.name}
                  onClick={() => onOpen(other.id)}
                >
                  <Picture
                    src={other.thumbnailUrl}
                    alt={other.altText}
                    thumbHash={other.thumbHash}
                    width={other.width}
                    height={other.height}
                    labels={other.labels}
                  />
                </button>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  )
}
