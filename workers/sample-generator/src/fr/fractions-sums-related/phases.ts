import type { TopicPack } from '../../topic-pack.ts'

const opener =
  'La moitié d’une plate-bande porte des tomates, un quart des haricots. Quelle partie est plantée ? Montrez-le par un dessin.'
const kept = 'Notez les idées sans les juger. La bande de l’explication montre trois quarts.'

export const phases: Pick<TopicPack, 'phases' | 'cuts' | 'below70'> = {
  phases: {
    hook: {
      title: 'La plate-bande',
      teacher:
        'Dessinez une longue plate-bande au tableau. Une moitié est pour les tomates, un quart pour les haricots. Trois élèves dessinent l’un sous l’autre comment ils l’imaginent.',
      students: 'Dessinent la plate-bande dans leur cahier et la comparent aux trois dessins.',
      check: opener,
      feedback: kept,
    },
    recall: {
      title: 'Les parts d’une bande pliée',
      teacher:
        'Chacun plie une bande de papier une, deux, puis trois fois. Après chaque pli, demandez combien il y a de parts et comment s’appelle une part. Écrivez $1/2 = 2/4 = 4/8$ à mesure que la classe le trouve.',
      students: 'Plient, comptent les parts et écrivent sur la bande le nom d’une part.',
      check: 'Combien de huitièmes font la longueur d’un quart ?',
      feedback: 'Deux. Si beaucoup disent quatre, dépliez la bande et comptez les plis d’un quart.',
    },
    predict: {
      title: 'Combien de vert ?',
      teacher:
        'Décrivez la plate-bande aux tomates et aux haricots sans rien dessiner. Demandez un nombre écrit et un croquis. Affichez un croquis qui montre trois quarts et un autre qui ne le montre pas.',
      students:
        'Écrivent « Je pense … de la plate-bande, parce que … » et expliquent leur croquis à un voisin.',
      check: opener,
      feedback: kept,
    },
    investigate: {
      title: 'Des bandes de huit carreaux',
      teacher:
        'Donnez la fiche. Les élèves font {tasks} deux minutes en silence, puis en parlent à deux. Demandez quelle bande serait un mauvais choix pour des quarts et des huitièmes.',
      students:
        'Colorient les carreaux de {tasks}, les comptent et écrivent une phrase sur la troisième bande.',
      check: 'Un quart de huit carreaux : pourquoi deux carreaux, et non quatre ?',
      feedback: 'Un quart est l’un de quatre groupes égaux, et huit carreaux font quatre groupes de deux.',
    },
    'home-check': {
      title: 'Les boîtes d’œufs lues à la maison',
      teacher:
        'Le texte sur la plate-bande et les boîtes d’œufs a été lu à la maison. Dessinez une grande et une petite boîte ; un élève raconte la comparaison, les autres disent où elle cesse d’être vraie.',
      students: 'Racontent la comparaison à un voisin et marquent la phrase qu’ils voudraient réentendre.',
      check: 'Dans le texte, pourquoi seule la partie des tomates a-t-elle reçu un trait ?',
      feedback: 'Un quart entre deux fois dans un demi, et les haricots étaient déjà des quarts.',
    },
    brief: {
      title: 'Une affiche pour des plus jeunes',
      teacher:
        'Montrez où seront les affiches et qui les lira : la classe en dessous. Esquissez un mur de fractions et annoncez les deux calculs obligatoires. Posez ensuite la question de la plate-bande.',
      students: 'Forment des équipes de trois et notent ce qu’un plus jeune ne comprendrait pas.',
      check: opener,
      feedback: kept,
    },
    model: {
      title: 'De la plate-bande aux trois étapes',
      teacher:
        'Dites la première partie de l’explication et tracez au bon moment le trait dans les tomates. Écrivez ensuite $2/5 + 3/10$ et les trois étapes. Faites les deux exemples ; la classe dit par combien on multiplie. Terminez par $3/4 + 1/2$ sur la droite.',
      students: 'Recopient les trois étapes, puis complètent les lignes cachées de $9/10 − 2/5$.',
      check: 'Pourquoi avons-nous compté en dixièmes et non en cinquièmes ?',
      feedback: 'Un cinquième donne deux dixièmes, mais un dixième ne s’écrit pas en cinquièmes entiers.',
    },
    guided: {
      title: 'Deux têtes, un crayon',
      teacher:
        'Faites {first} avec la classe jusqu’à la réécriture. Puis on travaille à deux : celui qui n’a pas le crayon dit l’étape, et l’on échange après chaque exercice. Écoutez les « fois » du haut et du bas.',
      students: 'Font {tasks} à deux et posent la bande près d’un résultat dont ils doutent.',
      check: 'Votre voisin a réécrit des tiers en sixièmes. Qu’est-il arrivé à chaque tiers ?',
      feedback: 'Il a été coupé en deux. Le nombre de parts double donc aussi.',
    },
    independent: {
      title: 'Seul avec les étapes',
      teacher:
        'Les élèves travaillent seuls à {tasks}. Asseyez-vous près de ceux qui comptent les mauvaises parts et faites-leur montrer l’étape au tableau. Ne corrigez pas vous-même les nombres.',
      students: 'Font {tasks} et écrivent « plus de 1 » ou « moins de 1 » près de chaque résultat.',
      check: 'Lequel de vos résultats dépassait 1 ? Comment le savoir avant de calculer ?',
      feedback: 'Les deux fractions valent au moins un demi, et l’une davantage : la somme dépasse 1.',
    },
    experts: {
      title: 'Experts en douzièmes',
      teacher:
        'Trois tables, une ligne de {tasks} pour chacune. Chaque table a une bande de douze carreaux. Rappelez à la table C de montrer ce qui reste, non ce que l’on enlève.',
      students: 'Résolvent leur ligne de {tasks}, la dessinent sur la bande et s’entraînent à expliquer.',
      check: 'Table A : que changerait-il avec des sixièmes au lieu de douzièmes ?',
      feedback: 'Le demi fait trois sixièmes et le tiers deux. Un quart n’entre pas dans des sixièmes.',
    },
    teach: {
      title: 'Les experts en tournée',
      teacher:
        'Mélangez les tables pour que les trois lignes se rencontrent. Deux minutes par expert, puis les nouvelles tables font {tasks} sans vous. Notez quelle explication emploie la bande.',
      students: 'Enseignent leur ligne, posent une question sur les autres, puis résolvent {tasks} ensemble.',
      check: 'Que diriez-vous, d’après les experts, à un camarade absent aujourd’hui ?',
      feedback: 'On attend « couper les grandes parts ». La règle seule, sans bande, ne suffit pas encore.',
    },
    plan: {
      title: 'Le projet d’affiche',
      teacher:
        'Chaque équipe dessine son affiche en petit, sur un quart de feuille : mur, somme, différence, avertissement. Ne validez que si les bandes du mur partent du même bord.',
      students: 'Placent les quatre parties et décident qui dessine et qui calcule.',
      check: 'Pourquoi toutes les bandes d’un mur de fractions ont-elles la même longueur ?',
      feedback: 'Elles montrent la même unité. Sinon un tiers pourrait paraître plus long qu’un demi.',
    },
    make: {
      title: 'La réalisation de l’affiche',
      teacher:
        'Les équipes font {tasks}. À mi-temps, dites « stop » : chaque équipe lit sa somme comme une phrase, et les voisins disent si elle est possible.',
      students: 'Dessinent, calculent et écrivent l’affiche de {tasks}, puis en contrôlent une autre.',
      check: 'Un petit demande pourquoi vous comptez des tiers en neuvièmes. Que montrez-vous ?',
      feedback: 'Le mur : trois neuvièmes sont exactement sous un tiers.',
    },
    present: {
      title: 'La visite des affiches',
      teacher:
        'Accrochez les affiches côte à côte. La moitié de chaque équipe explique, l’autre circule, puis on échange. La classe vote pour l’avertissement le plus clair.',
      students: 'Expliquent leur affiche en une minute sans la lire.',
      check: 'Quel avertissement vous empêcherait d’additionner les nombres du bas ?',
      feedback: 'Le meilleur montre une somme fausse, plus petite que ce qu’il y avait au départ.',
    },
    deepen: {
      title: 'Est-ce possible ?',
      teacher:
        'Lisez la somme de Mia ; chacun décide en silence. La classe travaille ensuite à {tasks}, pendant que ceux qui en ont besoin font avec vous un exercice de soutien.',
      students: 'Décident d’abord, calculent ensuite, et écrivent une phrase qui aiderait Mia.',
      check: 'Pourquoi est-il utile d’écrire toutes les longueurs en douzièmes ?',
      feedback: 'On compare alors directement les nombres du haut.',
    },
    close: {
      title: 'La plate-bande est plantée',
      teacher:
        'Revenez aux premiers dessins de la plate-bande. Un élève trace le trait qui manque et dit le résultat. Distribuez ensuite le questionnaire : six minutes, chacun seul.',
      students: 'Corrigent leur premier dessin, puis répondent au questionnaire.',
      check: 'Quelle partie de la plate-bande est encore vide ?',
      feedback: 'Un quart, car trois quarts et un quart font toute la plate-bande.',
    },
  },
  cuts: {
    hook: 'Dessinez vous-même la plate-bande et demandez seulement un nombre.',
    recall: 'Ne pliez que deux fois, jusqu’aux quarts.',
    investigate: 'Sautez la question c) des bandes.',
    model: 'Gardez $3/4 + 1/2$ pour le moment où un résultat dépasse 1 dans les exercices.',
    guided: 'Résolvez {last} ensemble au tableau.',
    independent: 'Supprimez {last}, qui servira d’échauffement demain.',
    experts: 'La table A n’écrit que le demi et le tiers en douzièmes.',
    make: 'Le mur n’a que des demis, des tiers et des neuvièmes.',
    deepen: 'Gardez la somme de Mia, laissez les rubans.',
  },
  below70:
    'Si moins de sept élèves sur dix choisissent $9/16$, prenez des bandes de seize carreaux. Chacun colorie un quart, puis cinq carreaux de plus, et compte. Écrivez les trois étapes à côté ; demain, la classe fera ensemble la somme qui dépasse 1.',
}
