import type { ItemContent, Language, ResourceItem } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { ContentLanguage } from '../../../../components/content/content-language.ts'
import { directionOf } from '../../../../i18n/languages.ts'
import { AnswerView } from '../sheet/answer-view.tsx'
import { ItemContentView } from '../sheet/item-content.tsx'
import classes from './old-new.module.css'

type Content = z.infer<typeof ItemContent> & Pick<ResourceItem, 'imageId'>

interface OldNewProps {
  /** Null for an item that wasn't there, or isn't any more. */
  before: Content | null
  after: Content | null
  language: Language
}

/** An item as it was and as it is, one beside the other, with their answers. */
export function OldNew({ before, after, language }: OldNewProps) {
  const { t } = useTranslation('resource-edit')
  const sides = [
    { side: 'old', content: before },
    { side: 'new', content: after },
  ] as const
  return (
    <div className={classes.sides} data-drawn={before?.figure || after?.figure ? true : undefined}>
      {sides.map(({ side, content }) => {
        const Changed = side === 'old' ? 'del' : 'ins'
        return (
          <div key={side} className={classes.side} data-side={side}>
            <p className={classes.which}>{t(`compare.${side}`)}</p>
            {content ? (
              <Changed className={classes.text} lang={language} dir={directionOf(language)}>
                <ContentLanguage value={language}>
                  <ItemContentView content={{ ...content, lines: 0 }} namesPicture />
                  <p className={classes.answer}>
                    <span className={classes.label}>{t('item.answer')}</span>{' '}
                    <AnswerView answer={content.answer} />
                  </p>
                </ContentLanguage>
              </Changed>
            ) : (
              <p className="text-quiet">{t(`compare.none.${side}`)}</p>
            )}
          </div>
        )
      })}
    </div>
  )
}
