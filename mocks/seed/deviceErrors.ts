import { productFamilies, type ProductFamily } from '../../src/domain/product/families.ts';
import type { DeviceError } from '../../src/domain/resource/deviceErrors.ts';

type Row = Omit<DeviceError, 'productFamily'> & {
  /** The families that have it; all of them, when left out. */
  readonly families?: readonly ProductFamily[];
};

const newer: readonly ProductFamily[] = ['G5', 'G6', 'P6'];

const row = (
  errorId: string,
  severity: string,
  title: string,
  text: string,
  remedy: string,
  families?: readonly ProductFamily[],
): Row => ({ errorId, severity, title, text, remedy, ...(families && { families }) });

const rows: readonly Row[] = [
  row(
    'E0101',
    'CRITICAL',
    'Stop circuit open',
    'The two stop relays of the receiver do not agree. All outputs are off.',
    'Switch the receiver off and on. If it comes back, exchange the relay board.',
  ),
  row(
    'E0102',
    'CRITICAL',
    'Stop button contact',
    'One of the two contacts of the stop button stays open or closed.',
    'Press and pull the stop button ten times. If it stays, exchange the button.',
  ),
  row(
    'E0117',
    'ERROR',
    'Output short circuit',
    'A digital output draws more than 8 A. The output is off until the next start.',
    'Look for a damaged cable between the receiver and the valve.',
  ),
  row(
    'E0121',
    'ERROR',
    'Analogue output out of range',
    'An analogue output reads back another voltage than it was told to give.',
    'Measure the output without its load. With the right voltage then, the load is at fault.',
  ),
  row(
    'E0134',
    'WARNING',
    'Supply voltage low',
    'The supply of the receiver fell below 9 V for more than two seconds.',
    'Measure the supply while the machine starts. Use the shortest cable there is.',
  ),
  row(
    'E0205',
    'WARNING',
    'Radio link weak',
    'More than one telegram in five was lost for ten seconds.',
    'Look at the antenna and its cable. Choose another channel where others send on this one.',
  ),
  row(
    'E0206',
    'ERROR',
    'Radio link lost',
    'No telegram came for half a second. The receiver has gone to its passive state.',
    'Go nearer. If it stays, log the transmitter on again.',
  ),
  row(
    'E0217',
    'ERROR',
    'Checksum of the parameter file',
    'The checksum of the parameters in the memory is not that of the file they came from.',
    'Load the parameter file of the configuration again.',
  ),
  row(
    'E0218',
    'ERROR',
    'Parameter out of range',
    'A parameter was set to a value that the firmware does not take. The last good value is in use.',
    'Read the parameter change in the events, and set it within its range.',
  ),
  row(
    'E0231',
    'WARNING',
    'Clock not set',
    'The clock has lost its time. Events have the time since the start.',
    'Connect a service tool, which sets the clock.',
    newer,
  ),
  row(
    'E0304',
    'WARNING',
    'Battery low',
    'The battery of the transmitter has less than a tenth of its charge.',
    'Charge or exchange the battery.',
  ),
  row(
    'E0307',
    'INFO',
    'Battery worn',
    'The battery holds less than half of what it held when it was new.',
    'Order a new battery.',
    ['G6', 'P6'],
  ),
  row(
    'E0312',
    'ERROR',
    'Joystick not in the middle',
    'A joystick was not in its middle position when the transmitter started.',
    'Let go of the joystick and start again. If it stays, calibrate it.',
  ),
  row(
    'E0313',
    'ERROR',
    'Joystick tracks differ',
    'The two tracks of a joystick axis are further apart than they may be.',
    'Calibrate the joystick. If it stays, exchange it.',
  ),
  row(
    'E0320',
    'WARNING',
    'Button held too long',
    'A button was held for more than a minute.',
    'Look whether dirt keeps the button down.',
  ),
  row(
    'E0401',
    'ERROR',
    'Bus node missing',
    'A node of the CAN bus has not answered for three seconds.',
    'Look at the terminating resistors and at the plug of the node.',
    newer,
  ),
  row(
    'E0405',
    'WARNING',
    'Bus load high',
    'The CAN bus is busy for more than four fifths of the time.',
    'Lower the rate of the feedback messages.',
    newer,
  ),
  row(
    'E0502',
    'CRITICAL',
    'Firmware damaged',
    'The checksum of the firmware is wrong. The product does not leave its start program.',
    'Load the firmware again over the service cable.',
  ),
];

/** The device errors of every family, family by family. */
export const deviceErrors: readonly DeviceError[] = productFamilies.flatMap((productFamily) =>
  rows
    .filter(({ families }) => families?.includes(productFamily) ?? true)
    .map(({ errorId, title, text, remedy, severity }) => ({
      productFamily,
      errorId,
      title,
      text,
      remedy,
      severity,
    })),
);
