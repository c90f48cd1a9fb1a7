import type { WordList } from './word-rule.ts'

const instruction =
  'comment, instructions pour, étapes pour, mode d’emploi pour, recette pour, recette de, guide pour, tutoriel pour, apprends-moi à, apprendre à, manières de'
const making =
  'fabriquer, fabrique, fabrication, construire, assembler, préparer, monter, faire, produire, synthétiser, cuisiner, faire exploser'
const weapons =
  'bombe, bombes, bombe artisanale, explosif, explosifs, engin explosif, grenade, grenades, cocktail molotov, cocktails molotov, gaz sarin, ricine, arme à feu, arme artisanale'
const drugs = 'cocaïne, héroïne, méthamphétamine, crystal meth, meth, crack, lsd, mdma, ecstasy, fentanyl'
const minors =
  'enfant, enfants, mineur, mineurs, mineure, mineures, élève, élèves, écolier, écolière, écolières, collégienne, collégiennes, petite fille, petites filles, petit garçon, petits garçons, fillette, fillettes, adolescente, adolescentes'
const prevention =
  'prévenir, prévention, protéger, protection, lutte, lutter, contre, loi, lois, danger, dangers, sensibilisation, signaler, aider, aide, empêcher, éviter, victimes, crime'
const past = `atomique, nucléaire, manhattan, hiroshima, guerre, histoire, oppenheimer, ${prevention}`

export const frenchWords: WordList = {
  prefix: '',
  harmless:
    'bombe de bain, bombes de bain, bombe à graines, bombes à graines, bombe calorimétrique, bombe volcanique, bombes volcaniques, grenade fruit, jus de grenade, sirop de grenade, à l’œil nu',
  rules: [
    { category: 'weapons', groups: [instruction, making, weapons], gapWords: 3, unlessAbout: past },
    {
      category: 'weapons',
      groups: [
        'fabriquer, fabrication de, fabrication d, construire, assembler',
        'une bombe, des bombes, un engin explosif, explosifs, un explosif, des explosifs, bombe artisanale, un cocktail molotov, une arme à feu, bombes artisanales',
      ],
      gapWords: 1,
      unlessAbout: past,
    },
    {
      category: 'drug-manufacture',
      groups: [instruction, making, drugs],
      gapWords: 3,
      unlessAbout: prevention,
    },
    {
      category: 'drug-manufacture',
      groups: ['fabriquer, fabrication, synthétiser, cuisiner', drugs],
      gapWords: 2,
      unlessAbout: prevention,
    },
    {
      category: 'self-harm',
      groups: [
        'comment, méthode pour, méthodes pour, façon de, moyen de, moyens de, étapes pour',
        'se suicider, me suicider, se tuer, me tuer, se pendre, me pendre, se scarifier, me scarifier, s automutiler, m automutiler, mettre fin à ses jours, mettre fin à mes jours',
      ],
      gapWords: 1,
      unlessAbout: prevention,
    },
    {
      category: 'self-harm',
      groups: ['suicide sans douleur, méthodes de suicide, va te suicider, tu devrais te tuer'],
      gapWords: 0,
      unlessAbout: prevention,
    },
    {
      category: 'sexual-minors',
      groups: ['pédopornographie, pédopornographique, pornographie infantile, porno enfantin'],
      gapWords: 0,
      unlessAbout: prevention,
    },
    {
      category: 'sexual-minors',
      groups: [
        minors,
        'nu, nue, nus, nues, dénudé, dénudée, dénudés, dénudées, érotique, érotiques, pornographique, sexy',
      ],
      gapWords: 2,
      unlessAbout: prevention,
    },
    {
      category: 'sexual-minors',
      groups: ['érotique, pornographique, porno, séduire', minors],
      gapWords: 4,
      unlessAbout: prevention,
    },
    {
      category: 'sexual-minors',
      groups: ['rapports sexuels avec, relations sexuelles avec, coucher avec, sexe avec', minors],
      gapWords: 2,
      unlessAbout: prevention,
    },
    {
      category: 'hate',
      groups: [
        'bougnoule, bougnoules, youpin, youpins, youtre, sale nègre, sales nègres, sale arabe, sales arabes, sale juif, sales juifs, sale noir, sales noirs, mort aux juifs, mort aux arabes, mort aux noirs, tuer tous les juifs, tuer tous les musulmans, sale pédé, sales pédés',
      ],
      gapWords: 0,
      unlessAbout: 'antisémitisme, racisme, histoire, dénoncer, dreyfus',
    },
  ],
}
