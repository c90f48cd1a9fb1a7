import type { ConceptGroup } from './concept-group.ts'

export const everyday: readonly ConceptGroup[] = [
  {
    place: 'ground',
    backdrop: 'field',
    size: 0.7,
    entries: `
soccer-ball | a football, footballs, soccer, ball, balls | un ballon, ballons, football, balle, balles | كرة, كرات, كرة قدم
basketball | a basketball, basketballs | un ballon de basket, ballons de basket, basket-ball, basket | كرة سلة, كرات سلة
volleyball | a volleyball, volleyballs | un ballon de volley, ballons de volley, volley | كرة طائرة, كرات طائرة
tennis | a tennis ball, tennis balls, tennis | une balle de tennis, balles de tennis, tennis | كرة تنس, كرات تنس, تنس
rugby-football | a rugby ball, rugby balls, rugby | un ballon de rugby, ballons de rugby, rugby | كرة رغبي, كرات رغبي
baseball | a baseball, baseballs | une balle de baseball, balles de baseball | كرة قاعدة, كرات قاعدة
badminton | a badminton set, badminton sets, badminton | un jeu de badminton, jeux de badminton, badminton | ريشة طائرة, مضارب الريشة الطائرة
ping-pong | a table-tennis bat, table-tennis bats, table tennis | une raquette de ping-pong, raquettes de ping-pong | مضرب تنس طاولة, مضارب تنس طاولة
goal-net | a goal, goals | un but, buts | مرمى, مرام
sports-medal, 1st-place-medal | a medal, medals | une médaille, médailles | ميدالية, ميداليات
running-shoe | a running shoe, running shoes, shoe, shoes | une chaussure, chaussures, basket de sport | حذاء, أحذية
bow-and-arrow | a bow and arrow, bows and arrows | un arc, arcs, flèche | قوس وسهم, أقواس وسهام
boxing-glove | a boxing glove, boxing gloves | un gant de boxe, gants de boxe | قفاز ملاكمة, قفازات ملاكمة
skis | skis, skis, skiing | des skis, skis, ski | زلاجات, زلاجات
sled | a sledge, sledges, sled | une luge, luges | مزلجة, مزالج
`,
  },
  {
    place: 'table',
    backdrop: 'room',
    size: 0.8,
    entries: `
basket | a basket, baskets | un panier, paniers | سلة, سلال
bucket | a bucket, buckets | un seau, seaux | دلو, دلاء
package | a box, boxes, parcel, package | une boîte, boîtes, carton, colis | صندوق, صناديق, علبة
jar | a jar, jars | un bocal, bocaux | مرطبان, مرطبانات
key, old-key | a key, keys | une clé, clés, clef | مفتاح, مفاتيح
umbrella | an umbrella, umbrellas | un parapluie, parapluies | مظلة, مظلات
candle | a candle, candles | une bougie, bougies | شمعة, شموع
diya-lamp | an oil lamp, oil lamps, lantern | une lampe à huile, lampes à huile, lanterne | قنديل, قناديل, فانوس
teddy-bear | a teddy bear, teddy bears | un ours en peluche, ours en peluche, peluche | دمية دب, دمى دببة
wrapped-gift | a present, presents, gift, gifts | un cadeau, cadeaux | هدية, هدايا
telephone | a landline phone, landline phones | un téléphone fixe, téléphones fixes | هاتف ثابت, هواتف ثابتة
watch | a watch, watches | une montre, montres | ساعة يد, ساعات يد
glasses | spectacles, pairs of spectacles, pair of glasses, pairs of glasses, reading glasses | des lunettes, lunettes | نظارة, نظارات
toothbrush | a toothbrush, toothbrushes | une brosse à dents, brosses à dents | فرشاة أسنان, فرش أسنان
soap | soap, bars of soap, hygiene, washing | du savon, savons, hygiène | صابون, قطع صابون, نظافة
broom | a broom, brooms | un balai, balais | مكنسة, مكانس
hammer | a hammer, hammers | un marteau, marteaux | مطرقة, مطارق
carpentry-saw | a saw, saws | une scie, scies | منشار, مناشير
screwdriver | a screwdriver, screwdrivers | un tournevis, tournevis | مفك, مفكات
wrench | a spanner, spanners, wrench | une clé plate, clés plates | مفتاح ربط, مفاتيح ربط
ladder | a ladder, ladders | une échelle, échelles | سلم, سلالم
wheel | a wheel, wheels | une roue, roues | عجلة, عجلات
envelope | a letter, letters, envelope, post | une enveloppe, enveloppes, courrier | رسالة, رسائل, ظرف
newspaper | a newspaper, newspapers, news | un journal, journaux | صحيفة, صحف, جريدة
shopping-cart | a shopping trolley, shopping trolleys | un chariot, chariots, courses | عربة تسوق, عربات تسوق
t-shirt | a T-shirt, T-shirts, shirt | un tee-shirt, tee-shirts, chemise | قميص, قمصان
jeans | trousers, pairs of trousers, jeans, pants | un pantalon, pantalons, jean | سروال, سراويل, بنطلون
dress | a dress, dresses | une robe, robes | فستان, فساتين
coat | a coat, coats, jacket | un manteau, manteaux, veste | معطف, معاطف
socks | socks, pairs of socks | des chaussettes, chaussettes | جوارب, جوارب
scarf | a scarf, scarves | une écharpe, écharpes | وشاح, أوشحة
gloves | gloves, pairs of gloves | des gants, gants | قفازات, قفازات
billed-cap | a cap, caps, hat | une casquette, casquettes, chapeau, bonnet | قبعة, قبعات
bed | a bed, beds | un lit, lits | سرير, أسرة
couch-and-lamp | a sofa, sofas, couch, lamp | un canapé, canapés, lampe | أريكة, أرائك
door | a door, doors | une porte, portes | باب, أبواب
window | a window, windows | une fenêtre, fenêtres | نافذة, نوافذ, شباك
bathtub | a bath, baths | une baignoire, baignoires | حوض استحمام, أحواض استحمام
toilet | a toilet, toilets | des toilettes, toilettes | مرحاض, مراحيض
crown | a crown, crowns | une couronne, couronnes | تاج, تيجان
crossed-swords, dagger | swords, swords, sword | des épées, épées, épée | سيوف, سيوف, سيف
shield | a shield, shields | un bouclier, boucliers | درع, دروع
amphora | an amphora, amphorae, vase, pottery | une amphore, amphores, vase, poterie | جرة, جرار فخارية, فخار
funeral-urn | an urn, urns | une urne ancienne, urnes anciennes | وعاء أثري, أوعية أثرية
military-helmet | a helmet, helmets | un casque, casques | خوذة, خوذ
coffin | a coffin, coffins | un cercueil, cercueils | تابوت, توابيت
red-paper-lantern | a paper lantern, paper lanterns | une lanterne en papier, lanternes en papier | فانوس ورقي, فوانيس ورقية
party-popper | a party popper, party popper, party, celebration, birthday | un cotillon, cotillons, fête, anniversaire | مفرقعة احتفال, مفرقعات احتفال, حفلة, عيد
jack-o-lantern | a carved pumpkin, carved pumpkins, Halloween pumpkin, Halloween | une citrouille d’Halloween, citrouilles d’Halloween, Halloween | يقطينة منحوتة, يقطينات منحوتة
game-die | a die, dice | un dé, dés | نرد, أحجار نرد
chess-pawn | a chess pawn, chess pawns, chess | un pion, pions, échecs | بيدق, بيادق, شطرنج
`,
  },
]
