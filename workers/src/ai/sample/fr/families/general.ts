import type { Family } from '../../content.ts'

export const frenchGeneral: Family = (t) => ({
  ideas: [
    `Qui sait expliquer ${t} par un exemple, un contre-exemple et une raison l’a compris.`,
    `On y voit plus clair en demandant, à propos de ${t} : qu’est-ce que c’est, qu’est-ce que ce n’est pas, à quoi cela sert-il ?`,
  ],
  prior: [
    `Ce que les élèves ont déjà rencontré en lien avec ${t}.`,
    `Les mots de la vie courante qui touchent à ${t}.`,
  ],
  terms: [
    ['question clé', `La question à laquelle répond le thème ${t} ; la classe la formule ensemble.`],
    ['définition', `Une phrase qui dit tout ce qu’il faut sur ${t}, et rien de trop.`],
    ['contre-exemple', `Un cas qui semble relever de ${t}, mais n’en relève pas.`],
  ],
  errors: [
    [
      `Un seul exemple suffit pour connaître ${t}.`,
      'Demander un second exemple, différent, et un cas qui ne convient pas ; la règle n’apparaît qu’alors.',
    ],
    [
      `Pour ${t}, il suffit d’apprendre le mot par cœur.`,
      'Faire employer le mot dans une phrase personnelle, avec une raison.',
    ],
  ],
  models: [
    `On écrit ${t} au centre du tableau. En haut : qu’est-ce que c’est ? À gauche : un exemple. À droite : un contre-exemple. En bas : à quoi cela sert-il ? On remplit une case à voix haute, la classe remplit les autres.`,
    `On prend un exemple clair sur ${t}, on le décrit en trois phrases et l’on souligne dans chacune le mot sans lequel elle serait fausse.`,
  ],
  tasks: [
    `Faites une carte mentale sur ${t} avec au moins huit mots, et écrivez sur chaque trait comment les deux mots sont liés.`,
    `Préparez un exposé d’une minute sur ${t} pour quelqu’un qui a deux ans de moins : un exemple, une image, une question.`,
  ],
  aims: [
    ['apply', `Utiliser ${t} pour expliquer un exemple de la vie courante.`],
    ['analyse', `Comparer deux exemples sur ${t}, nommer ce qui les rapproche et les sépare.`],
    ['evaluate', `Juger laquelle de deux explications sur ${t} est la plus claire, et dire pourquoi.`],
  ],
  materials: [`court texte ou image sur ${t}`, `cartes vierges pour les mots liés à ${t}`],
  quiz: [
    [
      `Expliquer ${t} en une phrase, sans reprendre les mots du titre.`,
      'La phrase doit convenir à la définition retenue en classe.',
    ],
    [
      `Donner sur ${t} un exemple qui n’a pas servi pendant la séance.`,
      'Tout exemple auquel s’applique la définition retenue.',
    ],
    [
      `Donner un cas qui ressemble à ${t} sans en être un.`,
      'Un cas qui contredit au moins une partie de la définition, et laquelle.',
    ],
  ],
  homework: [
    `Trouver hors de l’école un exemple lié à ${t}. Le décrire en cinq lignes et dire pourquoi il convient.`,
    `Expliquer ${t} à quelqu’un chez soi et noter la question qu’il a posée.`,
  ],
})
