import type { ExamAnalysis } from '@classeur/domain/marks'
import { Trans, useTranslation } from 'react-i18next'
import { Tag } from '../../../../components/feedback/tag.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { isolate } from '../../../../i18n/isolate.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { aboutPoints, inFormula, twoDecimals } from '../../model/figures/statistics-text.ts'
import { useNoAlphaText } from '../../model/figures/use-no-alpha-text.ts'
import { HowButton } from '../how/how-button.tsx'
import classes from './trust-panel.module.css'
import { trustOf, trustBands } from './trust-of.ts'
import { useTrustHow } from './use-trust-how.tsx'

interface TrustPanelProps {
  engine: SheetEngine
  analysis: ExamAnalysis
}

const toneOf = { good: 'board', fair: 'sun', weak: 'pen' } as const

/** How far the marks of this exam can be trusted, in one sentence, with alpha and the error of a mark. */
export function TrustPanel({ engine, analysis }: TrustPanelProps) {
  const { t } = useTranslation('mark-statistics')
  const trust = trustOf(analysis)
  const how = useTrustHow(engine, analysis)
  const noAlphaText = useNoAlphaText()
  if (!trust)
    return (
      <Panel compact title={t('trust.title')}>
        <p className="text-quiet">{noAlphaText(analysis.reliability)}</p>
      </Panel>
    )
  const { alpha, standardError, band, example, from, to } = trust
  const short = (points: number) => isolate(aboutPoints(points))
  return (
    <Panel compact title={t('trust.title')} aside={<Tag tone={toneOf[band]}>{t(`trust.${band}`)}</Tag>}>
      <div className={classes.bands} aria-hidden>
        {trustBands.map(({ name, from, to }) => (
          <span key={name} data-tone={toneOf[name]} style={{ inlineSize: `${100 * (to - from)}%` }} />
        ))}
        <i style={{ insetInlineStart: `${100 * alpha}%` }} />
      </div>
      <div className={classes.edges} aria-hidden>
        {[0, ...trustBands.map(({ to }) => to)].map((edge) => (
          <span key={edge} style={{ insetInlineStart: `${100 * edge}%` }}>
            {edge === 0 || edge === 1 ? inFormula(edge) : twoDecimals(edge)}
          </span>
        ))}
      </div>
      <p>
        <Trans
          t={t}
          i18nKey="trust.sentence"
          count={example}
          values={{ points: short(example), from: short(from), to: short(to) }}
          components={{ b: <b /> }}
        />
      </p>
      <dl className={classes.figures}>
        <div>
          <dt>{t('trust.error')}</dt>
          <dd>
            <HowButton label={`${t('trust.error')} ${twoDecimals(standardError)}`} how={how('error')}>
              <bdi>±{twoDecimals(standardError)}</bdi>
            </HowButton>{' '}
            <small>{t('trust.points')}</small>
          </dd>
        </div>
        <div>
          <dt>{t('trust.alpha')}</dt>
          <dd>
            <HowButton label={`${t('trust.alpha')} ${twoDecimals(alpha)}`} how={how('alpha')}>
              <bdi>{twoDecimals(alpha)}</bdi>
            </HowButton>
          </dd>
        </div>
      </dl>
    </Panel>
  )
}
