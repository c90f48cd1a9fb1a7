import { table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const differentiation: TopicPack['differentiation'] = {
  support: [
    'Ceux qui écrivent à l’oreille commencent par {support} : l’auxiliaire y est souligné et le choix est réduit.',
    'Laissez-leur sous les yeux le chemin des trois questions.',
  ],
  core: ['La classe travaille {core} et entoure l’auxiliaire avant d’écrire chaque fin de mot.'],
  challenge: [
    'Après {core}, ceux qui justifient sans le chemin des questions vont à {challenge}, où l’accord change le sens.',
  ],
  supportTasks: [
    {
      prompt:
        'L’auxiliaire est « être ». Choisissez : a) Ma sœur est (parti / partie). b) Les trains sont (arrivés / arrivées). c) Les dames sont (assis / assises).',
      objective: 3,
      lines: 1,
      minutes: 3,
      answer: 'a) partie, b) arrivés, c) assises.',
      points: ['un point par choix'],
    },
    {
      prompt:
        'L’auxiliaire est « avoir ». Écrivez « avant » ou « après » pour le complément, puis « accord » ou « pas d’accord ».',
      blocks: [
        table(
          ['phrase', 'place', 'accord ?'],
          [
            ['Il a vu la mer.', '…', '…'],
            ['La mer qu’il a vue …', '…', '…'],
            ['Il l’a vue.', '…', '…'],
          ],
        ),
      ],
      objective: 2,
      lines: 0,
      minutes: 4,
      answer: 'Après, pas d’accord. Avant, accord. Avant, accord.',
      points: ['les trois places', 'les trois décisions'],
    },
    {
      prompt:
        'Dites « vendre » ou « vendu », puis écrivez er ou é : a) Je vais chant… b) J’ai chant… c) Il faut mang…',
      objective: 3,
      lines: 1,
      minutes: 2,
      answer: 'a) vendre, chanter. b) vendu, chanté. c) vendre, manger.',
      points: ['un point par fin de mot'],
    },
  ],
  challengeTasks: [
    {
      prompt:
        '« La fille du boulanger que j’ai rencontrée » et « La fille du boulanger que j’ai rencontré » : qui a été rencontré dans chaque cas ? Inventez une autre phrase à double sens.',
      objective: 4,
      lines: 4,
      minutes: 7,
      answer:
        'Avec « rencontrée », c’est la fille ; avec « rencontré », c’est le boulanger. Une autre phrase : « la voiture du voisin que j’ai vue », ou « vu ».',
      points: ['les deux sens', 'une autre phrase avec ses deux accords'],
    },
    {
      prompt:
        'Pourquoi « Elle leur a parlé » ne s’accorde-t-il pas, alors qu’un petit mot est placé avant ? Comparez avec « Elle les a appelés ».',
      objective: 2,
      lines: 4,
      minutes: 6,
      answer:
        'On parle à quelqu’un : « leur » est un complément indirect, on n’accorde pas. On appelle quelqu’un : « les » est un complément direct placé avant, on accorde.',
      points: ['« leur » est indirect', '« les » est direct', 'conclut pour l’accord'],
    },
  ],
  groupWork: {
    support:
      'Faites {support} en disant les trois questions à voix haute, chacun la sienne. Passez ensuite à {core}.',
    challenge: 'Faites {challenge} et posez votre phrase à double sens comme énigme à la classe.',
    noNeed: 'Accorde sans hésiter',
  },
}
