import type { LanguagePack } from '../older/language-pack.ts'

export const frenchPhases: LanguagePack['phases'] = {
  hook: ({ opener }) => ({
    title: 'Une question pour commencer',
    teacher:
      'Écrivez la question ci-dessous au tableau. Recueillez les réponses sans les juger et annoncez que la classe y reviendra à la fin.',
    students: 'Réfléchissent seuls une minute, puis comparent avec leur voisin.',
    checkQuestion: opener.question,
    feedback: `À garder pour la fin de la séance : ${opener.answer}`,
  }),
  recall: ({ priorCheck }) => ({
    title: 'Ce que nous savons déjà',
    teacher:
      'Posez la question ci-dessous. Chacun répond sur papier ; comptez combien d’élèves sont prêts avant de continuer.',
    students: 'Répondent seuls, puis expliquent leur réponse à leur voisin.',
    checkQuestion: priorCheck.question,
    feedback: `Réponse attendue : ${priorCheck.answer} Si moins de quatre élèves sur cinq ont juste, reprenez un exemple.`,
  }),
  predict: ({ opener }) => ({
    title: 'Question et hypothèses',
    teacher:
      'Écrivez la question ci-dessous au tableau. Chacun écrit une hypothèse avec une raison. Notez côte à côte celles qui diffèrent, sans trancher.',
    students: 'Écrivent « Je pense que … parce que … », puis cherchent quelqu’un qui pense autrement.',
    checkQuestion: opener.question,
    feedback: `À garder pour la fin de la séance : ${opener.answer}`,
  }),
  investigate: ({ exploration }) => ({
    title: 'Recherche',
    teacher: `Donnez la consigne et laissez chercher par deux avant toute explication : ${exploration.task}`,
    students: 'Travaillent par deux et notent ce qu’ils remarquent, même ce qu’ils n’attendaient pas.',
    checkQuestion: 'Que remarquez-vous, et à quoi le voyez-vous ?',
    feedback: `Ce qu’ils peuvent trouver : ${exploration.expected}`,
  }),
  'home-check': ({ priorCheck }) => ({
    title: 'Retour sur la lecture',
    teacher:
      'Distribuez la veille l’explication de cette fiche. Les élèves se disent par deux les trois points importants ; notez au tableau ce qui reste obscur.',
    students: 'Racontent, écoutent et écrivent une question.',
    checkQuestion: priorCheck.question,
    feedback: `Réponse attendue : ${priorCheck.answer} Répondez pendant l’explication aux questions du tableau.`,
  }),
  brief: ({ product, opener }) => ({
    title: 'La commande',
    teacher: `Présentez la production : chaque équipe réalise ${product}. Dites qui la verra et quand elle sera présentée.`,
    students: 'Forment des équipes de trois ou quatre et écrivent ce qu’ils veulent comprendre.',
    checkQuestion: opener.question,
    feedback: `À garder pour la fin de la séance : ${opener.answer}`,
  }),
  model: ({ explanation, practice: [first], errors: [error] }) => ({
    title: 'Explication',
    teacher: explanation,
    students:
      'Regardent et écoutent, puis disent à leur voisin les mots nouveaux avec leur sens et recopient l’exemple.',
    checkQuestion: first.question,
    feedback: `Réponse attendue : ${first.answer} Erreur à guetter : « ${error?.[0] ?? ''} » Répondez : ${error?.[1] ?? ''}`,
  }),
  guided: ({ activity, practice: [, second] }) => ({
    title: 'S’exercer ensemble',
    teacher: `Faites le début avec la classe, puis laissez continuer par deux : ${activity.task}`,
    students: 'Travaillent par deux : l’un explique, l’autre écrit, puis ils échangent.',
    checkQuestion: second.question,
    feedback: `Consigne : ${activity.expected} Question de vérification : ${second.answer}`,
  }),
  independent: ({ practice: [, , third, fourth], errors: [error] }) => ({
    title: 'Travail individuel',
    teacher:
      'Chacun travaille seul. Passez dans les rangs et demandez à ceux qui sont bloqués à quelle étape ils en sont.',
    students: `Répondent par écrit, en justifiant. 1. ${third.question} 2. ${fourth.question}`,
    checkQuestion: `« ${error?.[0] ?? ''} » Est-ce juste ? Donnez une raison.`,
    feedback: `1. ${third.answer} 2. ${fourth.answer} L’affirmation est fausse : ${error?.[1] ?? ''}`,
  }),
  experts: ({ parts, practice: [, second] }) => ({
    title: 'Groupes d’experts',
    teacher: `Formez trois groupes. Chacun étudie une partie et se prépare à l’enseigner. 1. ${parts[0]} 2. ${parts[1]} 3. ${parts[2]}`,
    students: 'Se servent de leurs notes et préparent deux minutes avec un dessin.',
    checkQuestion: second.question,
    feedback: `Réponse attendue : ${second.answer}`,
  }),
  teach: ({ activity }) => ({
    title: 'Enseignement mutuel',
    teacher: `Mélangez les groupes : chacun a un expert de chaque partie. Ils font ensuite ensemble : ${activity.task}`,
    students: 'Enseignent leur partie, posent une question aux autres, puis font le travail.',
    checkQuestion: 'Quel point des autres experts était nouveau pour vous ?',
    feedback: `Consigne : ${activity.expected}`,
  }),
  plan: ({ terms }) => ({
    title: 'Préparation',
    teacher: `Chaque équipe prévoit sa production : qui fait quoi, et où apparaissent ces mots : ${terms.map(([term]) => term).join(', ')}.`,
    students: 'Esquissent la production sur une page et se répartissent le travail.',
    checkQuestion: 'Quels sont les deux points indispensables de votre production, et pourquoi ?',
    feedback: 'Une équipe commence quand chacun sait dire ce qu’il fera.',
  }),
  make: ({ product, practice: [, second] }) => ({
    title: 'Réalisation',
    teacher: `Les équipes réalisent ${product}. Passez de l’une à l’autre et posez la question ci-dessous.`,
    students: 'Travaillent à leur partie et relisent les textes et les dessins des autres.',
    checkQuestion: second.question,
    feedback: `Réponse attendue : ${second.answer}`,
  }),
  present: ({ practice: [, , third] }) => ({
    title: 'Présentation',
    teacher: 'Chaque équipe présente en deux minutes. Les autres écrivent une chose apprise et une question.',
    students: 'Présentent, écoutent, répondent.',
    checkQuestion: third.question,
    feedback: `Réponse attendue : ${third.answer}`,
  }),
  deepen: ({ challenge, core }) => ({
    title: 'Approfondissement',
    teacher: `Ceux qui ont besoin de s’exercer encore font ceci : ${core[0] ?? ''} Les autres répondent par écrit à la question ci-dessous.`,
    students: 'Choisissent avec l’enseignant, travaillent et comparent par deux.',
    checkQuestion: challenge.question,
    feedback: `Réponse attendue : ${challenge.answer}`,
  }),
  close: ({ idea }) => ({
    title: 'Bilan et questions de sortie',
    teacher: `La classe résume la séance en deux phrases et les compare avec celle-ci : ${idea} Distribuez ensuite les questions de sortie.`,
    students: 'Résument, puis répondent seuls aux questions sur une feuille.',
    checkQuestion: 'Quelle question vous posez-vous encore ?',
    feedback:
      'Triez les feuilles en trois piles : juste, presque, pas encore. La prochaine séance commence par la pile du milieu.',
  }),
}
