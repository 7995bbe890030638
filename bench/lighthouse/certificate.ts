import { generateKeyPairSync, sign } from 'node:crypto';

/** What a server on this machine shows to browsers that were told to trust anyone. */
interface Certificate {
  key: string;
  cert: string;
}

/**
 * A key and a certificate that it signs itself, for one run: nothing secret lies in the repository, and nothing runs out.
 * Node makes keys and signatures, but writes no certificates: these are the few fields without which there is none (X.509
 * version 1, in DER).
 */
export function selfSigned(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const now = Date.now();
  const signed = sequence(
    field(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    nameOf('localhost'),
    sequence(timeOf(now - day), timeOf(now + day)),
    nameOf('localhost'),
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = field(0x03, Buffer.from([0]), sign('sha256', signed, privateKey));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(sequence(signed, ecdsaWithSha256, signature)),
  };
}

const day = 24 * 60 * 60 * 1000;
const ecdsaWithSha256 = sequence(field(0x06, Buffer.from('2a8648ce3d040302', 'hex')));

/** The name of who shows the certificate, or of who signed it. */
function nameOf(name: string): Buffer {
  const commonName = field(0x06, Buffer.from('550403', 'hex'));
  return sequence(field(0x31, sequence(commonName, field(0x0c, Buffer.from(name)))));
}

/** As `20260102030405Z`. */
function timeOf(moment: number): Buffer {
  const digits = new Date(moment).toISOString().replaceAll(/\.\d+|[-:T]/g, '');
  return field(0x18, Buffer.from(digits));
}

function sequence(...parts: Buffer[]): Buffer {
  return field(0x30, ...parts);
}

/** A tag, how many bytes follow, and these. Browsers insist on the shortest way to write the number. */
function field(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(body)]), body]);
}

function lengthOf({ length }: Buffer): number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

function pem(der: Buffer): string {
  return `-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----\n`;
}
