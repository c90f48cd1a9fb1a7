import { fractionBars, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const differentiation: TopicPack['differentiation'] = {
  support: [
    'Quelques enfants ont d’abord besoin de {support} : la phrase est commencée et les parts sont dessinées.',
    'Faites-leur toucher et compter chaque part avant d’écrire le nombre du bas.',
  ],
  core: ['La plupart des enfants font {core} et lisent chaque fraction à voix haute à un camarade.'],
  challenge: [
    'Ceux qui expliquent sans aide « plus de parts, plus petites » reçoivent {challenge} après {core}.',
  ],
  supportTasks: [
    {
      prompt: 'Complétez : La bande a … parts égales. … part est coloriée. C’est $…/…$.',
      blocks: [fractionBars('Une bande de quatre parts égales, une est coloriée.', [[1, 4, '']])],
      objective: 1,
      lines: 1,
      minutes: 3,
      answer: 'Quatre parts égales, une part : $1/4$.',
      points: ['4 et 1 dans la phrase', 'écrit $1/4$'],
    },
    {
      prompt: 'Écrivez oui ou non : chaque morceau est-il une moitié ?',
      blocks: [
        table(
          ['comment la feuille est coupée', 'oui ou non'],
          [
            ['deux morceaux égaux', '…'],
            ['un grand et un petit morceau', '…'],
            ['trois morceaux égaux', '…'],
          ],
        ),
      ],
      objective: 2,
      lines: 0,
      minutes: 3,
      answer: 'Oui, non, non.',
      points: ['un point par ligne'],
    },
    {
      prompt:
        'Regardez les parts coloriées. Écrivez « la plus longue » et « la plus courte » près des bonnes bandes.',
      blocks: [
        fractionBars('Un demi, un quart et un huitième de trois bandes de même longueur sont coloriés.', [
          [1, 2, '$1/2$'],
          [1, 4, '$1/4$'],
          [1, 8, '$1/8$'],
        ]),
      ],
      objective: 4,
      lines: 1,
      minutes: 2,
      answer: 'Le demi est la plus longue, le huitième la plus courte.',
      points: ['les deux mots à la bonne place'],
    },
  ],
  challengeTasks: [
    {
      prompt:
        'Vous avez une bande de 12 carreaux. Que pouvez-vous y montrer exactement : demis, tiers, quarts, cinquièmes, sixièmes, huitièmes ? Dites pourquoi.',
      blocks: [fractionBars('Une bande de douze carreaux, sans coloriage.', [[0, 12, '']])],
      objective: 3,
      lines: 4,
      minutes: 6,
      answer:
        'Demis, tiers, quarts et sixièmes. 12 carreaux ne se partagent ni en 5 ni en 8 groupes égaux de carreaux.',
      points: ['les quatre qui conviennent', 'une raison pour les cinquièmes et les huitièmes'],
    },
    {
      prompt:
        'Devinette : je suis faite de huitièmes. Je dépasse un demi sans faire une unité. Trouvez toutes les réponses.',
      objective: 4,
      lines: 2,
      minutes: 5,
      answer: '$5/8$, $6/8$ et $7/8$.',
      points: ['sait qu’un demi fait quatre huitièmes', 'trouve les trois'],
    },
  ],
  groupWork: {
    support: 'Travaillez {support} à la même table avec des bandes à plier. Essayez ensuite {core} ensemble.',
    challenge: 'Faites {challenge}, puis inventez pour la classe une autre devinette sur les huitièmes.',
    noNeed: 'Prêt pour des devinettes plus difficiles',
  },
}
