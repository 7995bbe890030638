import { z } from 'zod';

/** What a schema says of a field, as plain data. */
export interface FieldSchema {
  type?: string;
  title?: string;
  description?: string;
  format?: string;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  /** What src/content/schema/fields.ts says beside it. */
  isLong?: boolean;
  /** What the values of a choice are called. */
  names?: Record<string, string>;
  /** A list whose length differs from entry to entry, and stays. */
  isFixed?: boolean;
  picture?: 'any' | 'drawing';
}

export function fieldSchemaOf(schema: z.ZodType): FieldSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema;
}

/** The field at one step further into an entry: a name, or a position in a list. */
export function stepInto(schema: FieldSchema | undefined, step: string | number) {
  return typeof step === 'number' ? schema?.items : schema?.properties?.[step];
}
