import { controlKinds, controlTypes, type ControlType } from '../device/controls.ts';
import { getPartLabel } from '../device/parts.ts';
import { formatDocumentSubject, type FileFacts } from '../fileFacts.ts';
import { createRandom } from '../random.ts';
import { listFactDevices, listBomProducts } from './billOfMaterials.ts';
import { A4Document } from './a4Document.ts';
import { renderDevicePicture } from './specification.ts';

type Position = {
  readonly what: string;
  readonly part: string;
  readonly quantity: number;
  readonly price: number;
};

/** Price of a control; the customer's terms change it by up to a tenth. */
const prices: Record<ControlType, number> = {
  JOYSTICK: 2450,
  LEVER: 1380,
  BUTTON: 165,
  TOGGLE_SWITCH: 240,
  POTENTIOMETER: 310,
  LED: 85,
  E_STOP: 690,
  DISPLAY: 3900,
  CONNECTOR: 540,
  ANTENNA: 420,
  CABLE_GLAND: 60,
};

export function createQuotation(facts: FileFacts): Uint8Array<ArrayBuffer> {
  const paper = new A4Document('Quotation', facts);
  const customer = facts.account ? `for ${facts.account.accountName}` : 'without customer';
  paper.title('Quotation', `${facts.description ?? `${facts.productFamily} remote control`}, ${customer}`);
  paper.table({ Configuration: 26, Version: 14, 'Customer number': 26, Date: 24, Currency: 14 }, [
    [
      formatDocumentSubject(facts),
      String(facts.version),
      facts.account?.accountNumber ?? '-',
      facts.date ?? '-',
      'SEK',
    ],
  ]);
  paper.picture(renderDevicePicture(facts), 230);
  const positions = positionsOf(facts);
  const sum = positions.reduce((total, { quantity, price }) => total + quantity * price, 0);
  paper.heading('Positions');
  paper.table(
    { 'Pos.': 9, Description: 41, Part: 20, Quantity: 13, Price: 15, Amount: 17 },
    [
      ...positions.map(({ what, part, quantity, price }, index) => [
        String((index + 1) * 10),
        what,
        part,
        String(quantity),
        money(price),
        money(price * quantity),
      ]),
      ['', 'Sum, without value added tax', '', '', '', money(sum)],
    ],
    ['Quantity', 'Price', 'Amount'],
  );
  paper.heading('Terms');
  paper.paragraph(
    'Prices are net and hold for 60 days. Delivery six weeks after the configuration has been approved.',
  );
  paper.paragraph(
    'By accepting this quotation the customer confirms the technical specification of the same revision. ' +
      'Later changes need a new revision and may change price and delivery.',
  );
  return paper.bytes();
}

function positionsOf(facts: FileFacts): Position[] {
  const random = createRandom(`${facts.seed ?? 0}/${facts.configurationId}/prices`);
  const products = listBomProducts(facts).filter(({ device }) => device);
  const main = products.map(({ productNumber, description }): Position => ({
    what: description,
    part: productNumber,
    quantity: 1,
    price: random.whole(90, 240) * 100,
  }));
  const controls = listFactDevices(facts).flatMap((device) => device.controls);
  const options = controlTypes.flatMap((type): Position[] => {
    const { partNumber } = controlKinds[type];
    const price = Math.round(prices[type] * (0.9 + 0.2 * random.next()));
    const quantity = controls.filter((control) => control.type === type).length;
    return quantity > 0 ? [{ what: getPartLabel(partNumber), part: partNumber, quantity, price }] : [];
  });
  return [...main, ...options];
}

/** Two decimals, and blanks between thousands. */
function money(amount: number): string {
  const [whole = '', cents = ''] = amount.toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ' ')}.${cents}`;
}
