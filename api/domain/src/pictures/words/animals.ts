import type { ConceptGroup } from './concept-group.ts'

export const animals: readonly ConceptGroup[] = [
  {
    place: 'ground',
    backdrop: 'meadow',
    size: 1,
    entries: `
cat | a cat, cats, kitten, kitty | un chat, chats, chatte, chaton | قطة, قطط, قط, هرة, هر
dog | a dog, dogs, puppy, puppies | un chien, chiens, chienne, chiot | كلب, كلاب, جرو
rabbit | a rabbit, rabbits, bunny, hare | un lapin, lapins, lièvre | أرنب, أرانب
fox | a fox, foxes | un renard, renards | ثعلب, ثعالب
hedgehog | a hedgehog, hedgehogs | un hérisson, hérissons | قنفذ, قنافذ
wolf | a wolf, wolves | un loup, loups | ذئب, ذئاب
badger | a badger, badgers | un blaireau, blaireaux | غرير, غرير
raccoon | a raccoon, raccoons | un raton laveur, ratons laveurs | راكون, راكون
beaver | a beaver, beavers | un castor, castors | قندس, قنادس
skunk | a skunk, skunks | une moufette, moufettes | ظربان, ظربان
turtle | a tortoise, tortoises, turtle | une tortue, tortues | سلحفاة, سلاحف
monkey | a monkey, monkeys, ape | un singe, singes | قرد, قرود, قردة
gorilla | a gorilla, gorillas | un gorille, gorilles | غوريلا, غوريلات
koala | a koala, koalas | un koala, koalas | كوالا, كوالا
panda | a panda, pandas | un panda, pandas | باندا, باندا
sloth | a sloth, sloths | un paresseux, paresseux | كسلان, كسلان
dragon | a dragon, dragons | un dragon, dragons | تنين, تنانين
unicorn | a unicorn, unicorns | une licorne, licornes | وحيد القرن الخيالي, أحصنة خيالية
turkey | a turkey, turkeys | un dindon, dindons, dinde | ديك رومي, ديوك رومية
goose | a goose, geese | une oie, oies | إوزة, إوز
swan | a swan, swans | un cygne, cygnes | بجعة, بجع
peacock | a peacock, peacocks | un paon, paons | طاووس, طواويس
flamingo | a flamingo, flamingos | un flamant, flamants | نحام, طيور النحام, فلامنغو
dodo | a dodo, dodos | un dodo, dodos | دودو, طيور الدودو
kangaroo | a kangaroo, kangaroos | un kangourou, kangourous | كنغر, كناغر
`,
  },
  {
    place: 'ground',
    backdrop: 'farm',
    size: 1,
    entries: `
pig | a pig, pigs, piglet | un cochon, cochons, porc | خنزير, خنازير
ewe | a sheep, sheep, ewe, lamb | un mouton, moutons, brebis, agneau | خروف, خراف, نعجة, غنم, أغنام, حمل
ram | a ram, rams | un bélier, béliers | كبش, كباش
goat | a goat, goats | une chèvre, chèvres, bouc | ماعز, ماعز, عنزة, معزة
rooster | a rooster, roosters, cock | un coq, coqs | ديك, ديوك, ديكة
chicken | a hen, hens, chicken, chickens | une poule, poules, poulet | دجاجة, دجاجات, دجاج
baby-chick | a chick, chicks | un poussin, poussins | كتكوت, كتاكيت, صوص
duck | a duck, ducks, duckling | un canard, canards | بطة, بطات, بط
`,
  },
  {
    place: 'ground',
    backdrop: 'farm',
    size: 1.5,
    entries: `
cow | a cow, cows, cattle, calf | une vache, vaches, veau | بقرة, بقرات, بقر, أبقار, عجل
ox | a bull, bulls, ox, oxen | un taureau, taureaux, bœuf | ثور, ثيران
horse | a horse, horses, pony, foal | un cheval, chevaux, poney, jument | حصان, أحصنة, خيول, خيل, فرس
donkey | a donkey, donkeys | un âne, ânes | حمار, حمير
llama | a llama, llamas | un lama, lamas | لاما, لاما
`,
  },
  {
    place: 'ground',
    backdrop: 'savanna',
    size: 1.5,
    entries: `
standing-lion | a lion, lions | un lion, lions | أسد, أسود
tiger | a tiger, tigers | un tigre, tigres | نمر, نمور
leopard | a leopard, leopards, cheetah | un léopard, léopards, guépard | فهد, فهود
zebra | a zebra, zebras | un zèbre, zèbres | حمار وحشي, حمير وحشية
rhinoceros | a rhinoceros, rhinoceroses, rhino | un rhinocéros, rhinocéros | وحيد القرن, حيوانات وحيد القرن, كركدن
hippopotamus | a hippopotamus, hippopotamuses, hippo | un hippopotame, hippopotames | فرس النهر, أفراس النهر
water-buffalo | a buffalo, buffaloes | un buffle, buffles | جاموس, جواميس
crocodile | a crocodile, crocodiles, alligator | un crocodile, crocodiles | تمساح, تماسيح
elephant | an elephant, elephants | un éléphant, éléphants | فيل, أفيال, فيلة
giraffe | a giraffe, giraffes | une girafe, girafes | زرافة, زرافات, زراف
`,
  },
  {
    place: 'ground',
    backdrop: 'forest',
    size: 1.4,
    entries: `
bear | a bear, bears | un ours, ours | دب, دببة
deer | a deer, deer, stag | un cerf, cerfs, biche | غزال, غزلان, أيل
moose | a moose, moose, elk | un élan, élans | موظ, موظ
boar | a boar, boars | un sanglier, sangliers | خنزير بري, خنازير برية
bison | a bison, bison | un bison, bisons | بيسون, بيسون
`,
  },
  {
    place: 'ground',
    backdrop: 'desert',
    size: 1.6,
    entries: `
camel, two-hump-camel | a camel, camels | un chameau, chameaux, dromadaire | جمل, جمال, إبل, ناقة
scorpion | a scorpion, scorpions | un scorpion, scorpions | عقرب, عقارب
`,
  },
  {
    place: 'ground',
    backdrop: 'snow',
    size: 1.2,
    entries: `
penguin | a penguin, penguins | un manchot, manchots, pingouin, pingouins | بطريق, بطاريق
polar-bear | a polar bear, polar bears | un ours polaire, ours polaires, ours blanc | دب قطبي, دببة قطبية
seal | a seal, seals | un phoque, phoques | فقمة, فقمات
mammoth | a mammoth, mammoths | un mammouth, mammouths | ماموث, ماموث
`,
  },
  {
    place: 'ground',
    backdrop: 'forest',
    size: 2,
    entries: `
sauropod, t-rex | a dinosaur, dinosaurs, diplodocus, brachiosaurus | un dinosaure, dinosaures, diplodocus | ديناصور, ديناصورات
t-rex | a tyrannosaurus, tyrannosauruses, t rex | un tyrannosaure, tyrannosaures | تيرانوصور, تيرانوصورات
`,
  },
  {
    place: 'ground',
    backdrop: 'meadow',
    size: 0.55,
    entries: `
mouse | a mouse, mice | une souris, souris | فأر, فئران
rat | a rat, rats | un rat, rats | جرذ, جرذان
hamster | a hamster, hamsters | un hamster, hamsters | هامستر, هامستر
chipmunk | a squirrel, squirrels, chipmunk | un écureuil, écureuils | سنجاب, سناجب
frog | a frog, frogs, toad | une grenouille, grenouilles, crapaud | ضفدع, ضفادع
lizard | a lizard, lizards | un lézard, lézards | سحلية, سحالي
snake | a snake, snakes | un serpent, serpents | ثعبان, ثعابين, أفعى, حية
snail | a snail, snails | un escargot, escargots | حلزون, حلزونات
worm | a worm, worms, earthworm | un ver de terre, vers de terre, ver | دودة, ديدان
ant | an ant, ants | une fourmi, fourmis | نملة, نمل
lady-beetle | a ladybird, ladybirds, ladybug, ladybugs | une coccinelle, coccinelles | دعسوقة, دعسوقات
beetle | a beetle, beetles | un scarabée, scarabées | خنفساء, خنافس
spider | a spider, spiders | une araignée, araignées | عنكبوت, عناكب
bug | a caterpillar, caterpillars, larva | une chenille, chenilles, larve | يرقة, يرقات, يسروع
cricket | a cricket, crickets, grasshopper, locust | un grillon, grillons, sauterelle, criquet | جرادة, جراد, صرصور الليل
`,
  },
  {
    place: 'sky',
    backdrop: 'meadow',
    size: 0.6,
    entries: `
bird, blackbird | a bird, birds, sparrow | un oiseau, oiseaux, moineau | طائر, طيور, عصفور, عصافير
butterfly | a butterfly, butterflies, moth | un papillon, papillons | فراشة, فراشات
honeybee | a bee, bees, honeybee | une abeille, abeilles | نحلة, نحل, نحلات
fly | a fly, flies | une mouche, mouches | ذبابة, ذباب
mosquito | a mosquito, mosquitoes | un moustique, moustiques | بعوضة, بعوض
eagle | an eagle, eagles, falcon, hawk | un aigle, aigles, faucon | نسر, نسور, صقر, عقاب
owl | an owl, owls | un hibou, hiboux, chouette | بومة, بوم
parrot | a parrot, parrots | un perroquet, perroquets | ببغاء, ببغاوات
dove | a dove, doves, pigeon | une colombe, colombes, pigeon, pigeons | حمامة, حمام, حمامات
bat | a bat, bats | une chauve-souris, chauves-souris | خفاش, خفافيش
`,
  },
  {
    place: 'water',
    backdrop: 'underwater',
    size: 0.8,
    entries: `
fish, tropical-fish | a fish, fish, fishes | un poisson, poissons | سمكة, أسماك, سمك, سمكات
tropical-fish | a tropical fish, tropical fish | un poisson tropical, poissons tropicaux | سمكة استوائية, أسماك استوائية
blowfish | a pufferfish, pufferfish | un poisson-globe, poissons-globes | سمكة منتفخة, أسماك منتفخة
octopus | an octopus, octopuses | une pieuvre, pieuvres, poulpe | أخطبوط, أخطبوطات
squid | a squid, squids | un calmar, calmars | حبار, حبار
crab | a crab, crabs | un crabe, crabes | سرطان البحر, سرطانات البحر, سلطعون
lobster | a lobster, lobsters | un homard, homards | كركند, كركند
shrimp | a shrimp, shrimps, prawn | une crevette, crevettes | روبيان, روبيان, جمبري
jellyfish | a jellyfish, jellyfish | une méduse, méduses | قنديل البحر, قناديل البحر
coral | coral, corals, reef | un corail, coraux, récif | مرجان, مرجان, شعاب
spiral-shell | a shell, shells, seashell | un coquillage, coquillages | صدفة, أصداف
`,
  },
  {
    place: 'water',
    backdrop: 'underwater',
    size: 1.8,
    entries: `
shark | a shark, sharks | un requin, requins | قرش, أسماك القرش
dolphin | a dolphin, dolphins | un dauphin, dauphins | دلفين, دلافين
spouting-whale, whale | a whale, whales | une baleine, baleines | حوت, حيتان
`,
  },
]
