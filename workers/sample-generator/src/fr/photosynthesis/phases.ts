import type { TopicPack } from '../../topic-pack.ts'

const opener =
  'Une graine pèse moins d’un gramme, un arbre des tonnes. De quoi l’arbre est-il fait, et où était-ce avant ?'
const kept = 'Notez les idées au tableau : terre, eau, soleil, air. La pesée du saule permettra de trancher.'

export const phases: Pick<TopicPack, 'phases' | 'cuts' | 'below70'> = {
  phases: {
    hook: {
      title: 'De la graine à l’arbre',
      teacher:
        'Tenez entre deux doigts une graine imaginaire et montrez un arbre dehors. Demandez où était ce bois il y a cent ans. Réunissez les idées en quatre colonnes ; chacun coche la sienne.',
      students: 'Cochent une colonne et en donnent la raison à un voisin.',
      check: opener,
      feedback: kept,
    },
    recall: {
      title: 'Ce que nous savons des plantes et de l’air',
      teacher:
        'Dessinez une plante au tableau. La classe nomme ses parties et leur rôle. Demandez ensuite quels gaz contient l’air, et lequel nous rejetons plus que nous ne l’inspirons.',
      students: 'Légendent leur propre croquis et notent deux gaz.',
      check: 'Comment l’eau passe-t-elle du sol aux feuilles ?',
      feedback: 'Par les racines, puis par la tige. Comparez avec une botte de pailles très fines.',
    },
    predict: {
      title: 'D’où vient le bois ?',
      teacher:
        'Racontez le saule en pot qui ne reçoit que de l’eau pendant cinq ans, mais gardez le résultat. Chacun prévoit : la terre diminue-t-elle beaucoup, un peu ou pas du tout ?',
      students: 'Écrivent une prévision et sa raison, puis cherchent quelqu’un d’un autre avis.',
      check: opener,
      feedback: kept,
    },
    investigate: {
      title: 'Des bulles devant une lampe',
      teacher:
        'Distribuez {tasks} avec les mesures ; il ne faut pas de plante en classe. Les binômes placent les points et cherchent une phrase. Ne dites pas encore ce que sont les bulles. Faites lire deux hypothèses.',
      students: 'Tracent le graphique de {tasks}, écrivent la phrase et s’accordent sur une hypothèse.',
      check: 'Entre quelles distances le nombre de bulles baisse-t-il le plus ?',
      feedback: 'Entre 10 et 20 cm, de 36 à 15. La courbe y est très inclinée.',
    },
    'home-check': {
      title: 'La boulangerie du texte',
      teacher:
        'L’explication a été lue à la maison. Dessinez une boulangerie à trois portes ; les élèves y placent les mots de la feuille. Décidez ensemble ce qui chauffe le four et pourquoi ce n’est pas un ingrédient.',
      students: 'Légendent les portes, en expliquent une à un voisin et marquent un mot obscur du texte.',
      check: 'Qu’est-ce qui sort par la cheminée de la boulangerie, et qu’est-ce dans la feuille ?',
      feedback: 'La vapeur ; dans la feuille, c’est le dioxygène, qui reste.',
    },
    brief: {
      title: 'Une journée dans la vie d’une feuille',
      teacher:
        'Présentez l’affiche sur 24 heures d’une feuille, moitié jour, moitié nuit, pour le couloir. Montrez les deux moitiés vides et la place d’une idée fausse. Posez ensuite la question de l’arbre.',
      students: 'Forment des équipes de trois et devinent ce qui différera entre les moitiés.',
      check: opener,
      feedback: kept,
    },
    model: {
      title: 'Dans la feuille, et à travers la nuit',
      teacher:
        'Dessinez la plante et donnez la première partie de l’explication ; écrivez chaque substance sur sa flèche. Racontez ensuite le saule et faites calculer avec les deux masses. Montrez la courbe de la serre et faites-y trouver midi. Laissez le bilan au tableau.',
      students: 'Recopient le dessin avec ses flèches et complètent la prévision de la cloche de verre.',
      check: 'Pourquoi « lumière » est-il au-dessus de la flèche et non devant ?',
      feedback: 'C’est de l’énergie, pas un ingrédient. Comparez avec la chaleur d’un four.',
    },
    guided: {
      title: 'Entre, sort, reste',
      teacher:
        'Faites avec la classe la première ligne de {first} et suivez le trajet sur le dessin. Puis les binômes continuent : l’un explique du doigt, l’autre écrit. Demandez la raison à qui écrit « le dioxygène entre ».',
      students: 'Font {tasks} avec le dessin entre eux et échangent les rôles après chacun.',
      check: 'Quel gaz entre par les stomates le jour, et lequel en sort ?',
      feedback:
        'Au total, le dioxyde de carbone entre et le dioxygène sort. La respiration a lieu aussi, mais elle est plus faible.',
    },
    independent: {
      title: 'Expliquer des expériences',
      teacher:
        'Les élèves rédigent seuls leurs réponses à {tasks}. Notez « parce que ? » dans la marge quand une raison manque, et continuez. Ne rappelez la respiration à personne : les radis s’en chargeront.',
      students: 'Répondent à {tasks} en phrases entières et complètent chaque « parce que ? ».',
      check: 'Pourquoi un être qui vit dans le noir peut-il devenir plus léger sans qu’on le mange ?',
      feedback: 'Il respire : il use ses réserves et rejette du dioxyde de carbone.',
    },
    experts: {
      title: 'Experts de trois parties d’une feuille',
      teacher:
        'Les groupes A, B et C travaillent leur ligne de {tasks} avec le texte. Vérifiez les légendes avant qu’ils s’entraînent. Le groupe C doit montrer le jour et la nuit.',
      students: 'Dessinent et légendent leur partie de {tasks}, puis s’entraînent sans le texte.',
      check: 'Groupe B : que se passerait-il dans une partie blanche d’une feuille, sans chlorophylle ?',
      feedback: 'Pas de photosynthèse à cet endroit : rien n’y capte l’énergie de la lumière.',
    },
    teach: {
      title: 'Une feuille, trois experts',
      teacher:
        'Mélangez les groupes. Chaque expert ajoute sa partie à un dessin commun, deux minutes chacun. Puis les groupes résolvent {tasks} ; l’expert du sujet ne fait que hocher la tête.',
      students: 'Expliquent en dessinant, redisent en une phrase ce qu’ils ont entendu et résolvent {tasks}.',
      check: 'Que montre maintenant votre dessin commun que ne montrait aucun des trois ?',
      feedback: 'Le trajet entier : du sol et de l’air aux produits et à leur usage.',
    },
    plan: {
      title: 'Deux moitiés sur un croquis',
      teacher:
        'Avant de dessiner, les équipes écrivent pour chaque moitié : processus, gaz qui entre, gaz qui sort. Validez la liste, surtout la respiration du côté du jour.',
      students:
        'Écrivent les deux listes, choisissent une idée fausse à corriger et se partagent le travail.',
      check: 'La respiration a-t-elle sa place du côté du jour ? Pourquoi ?',
      feedback: 'Oui, elle ne s’arrête jamais ; le jour, la photosynthèse la cache seulement.',
    },
    make: {
      title: 'Le dessin des 24 heures',
      teacher:
        'L’affiche, c’est {tasks}. Circulez comme un visiteur qui croit que les plantes mangent la terre, et laissez l’affiche vous convaincre.',
      students: 'Dessinent et rédigent l’affiche de {tasks}, et l’essaient sur le visiteur.',
      check: 'Je crois que la feuille avale la lumière. Qu’est-ce qui, sur votre affiche, me contredit ?',
      feedback:
        'Le bilan : la lumière est au-dessus de la flèche, il n’y a que des substances des deux côtés.',
    },
    present: {
      title: 'Les affiches dans le couloir',
      teacher:
        'Chaque équipe reste deux tours près de son affiche. Les visiteurs nomment une flèche qu’ils expliqueraient autrement. Réunissez les flèches discutées pour la fin.',
      students: 'Expliquent, défendent ou corrigent leurs flèches et visitent deux autres affiches.',
      check: 'Quelle flèche différait d’une affiche à l’autre, et qui avait raison ?',
      feedback: 'Souvent le dioxygène de la nuit : il entre, car la feuille respire.',
    },
    deepen: {
      title: 'Préparer comme des chercheurs',
      teacher:
        'Rappelez les bulles devant la lampe et demandez ce qui pourrait encore changer leur nombre. On travaille {tasks} ; ceux qui confondent les deux processus font des exercices de soutien à votre bureau.',
      students: 'Préparent ou expliquent par écrit et échangent avec un autre binôme pour contrôle.',
      check: 'Pourquoi ne changer qu’une seule chose entre deux mesures ?',
      feedback: 'Sinon personne ne sait quel changement a causé la différence.',
    },
    close: {
      title: 'De quoi l’arbre est fait',
      teacher:
        'Revenez aux quatre colonnes. Un élève barre « terre » et « soleil » et dit pourquoi, un autre complète « eau » et « air ». Puis le questionnaire : six minutes, seul, en silence.',
      students: 'Disent en une phrase où était le bois avant, puis répondent au questionnaire.',
      check: 'Quelles colonnes étaient justes, et à quoi sert alors le soleil ?',
      feedback: 'Eau et air. Le soleil donne l’énergie, pas la matière.',
    },
  },
  cuts: {
    hook: 'Recueillez les idées à l’oral, sans colonnes.',
    recall: 'Nommez ensemble les parties de la plante, sans croquis.',
    investigate: 'Tracez le graphique au tableau sous la dictée des élèves.',
    model: 'Racontez le saule sans le calcul, qui servira d’échauffement la prochaine fois.',
    guided: 'Répondez à {last} en quelques mots avec la classe.',
    independent: 'Donnez {last} comme devoir.',
    experts: 'Les groupes légendent un croquis du tableau au lieu de dessiner le leur.',
    make: 'Seulement le jour et la nuit, sans l’idée fausse.',
    deepen: 'Préparez l’expérience ensemble au tableau.',
  },
  below70:
    'Si moins de sept élèves sur dix savent ce qui se passe dans le placard noir, jouez la scène : un élève est la photosynthèse avec une lampe de papier, un autre la respiration. Allumez et éteignez en frappant des mains : qui travaille, quel gaz va où ? Écrivez ensuite le tableau des deux processus. Les chaînes alimentaires attendront.',
}
