import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Checkbox } from "./checkbox.tsx";
import { NumberField } from "./number-field.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { SelectField } from "./select-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

const words = { id: "f", label: "Label", hint: "Hint", error: "Error" };
const counter = { max: 5, text: (used: number, max: number) => `${used} / ${max}` };
const noChange = () => undefined;

const fields: [string, ReactElement][] = [
  ["TextField", <TextField key="" {...words} />],
  ["TextArea", <TextArea key="" {...words} counter={counter} />],
  ["NumberField", <NumberField key="" {...words} locale="en" value={1} onValueChange={noChange} />],
  ["SelectField", <SelectField key="" {...words} />],
  ["Checkbox", <Checkbox key="" {...words} />],
];

describe.each(fields)("%s", (_name, field) => {
  const html = renderToStaticMarkup(field);

  it("ties its label to the control", () => {
    expect(html).toContain('<label for="f"');
    expect(html).toMatch(/<(input|textarea|select)[^>]* id="f"/u);
  });

  it("names error and hint as describing the control, and marks the value as refused", () => {
    const describedBy = /aria-describedby="([^"]+)"/u.exec(html)?.[1]?.split(" ") ?? [];
    expect(describedBy.slice(0, 2)).toEqual(["f-error", "f-hint"]);
    for (const id of describedBy) expect(html).toContain(`id="${id}"`);
    expect(html).toContain('aria-invalid="true"');
  });
});

describe("TextArea", () => {
  it("counts characters, of which an emoji is one", () => {
    const html = renderToStaticMarkup(<TextArea {...words} counter={counter} defaultValue="👜👜ab" />);
    expect(html).toContain("4 / 5");
  });
});

describe("a field without errors", () => {
  it("says nothing about describing or refusing", () => {
    const html = renderToStaticMarkup(<TextField label="Label" error={undefined} />);
    expect(html).not.toMatch(/aria-[a-z]+="/u);
  });
});

describe("RadioGroup", () => {
  it("describes the group and gives its id to the first choice", () => {
    const html = renderToStaticMarkup(
      <RadioGroup
        {...words}
        name="n"
        defaultValue="b"
        options={[
          { value: "a", label: "A" },
          { value: "b", label: "B" },
        ]}
      />,
    );
    expect(html).toMatch(/<fieldset aria-describedby="f-error f-hint"/u);
    expect(html).toMatch(/id="f"[^>]* value="a"/u);
    expect(html).toMatch(/checked=""[^>]* value="b"|value="b"[^>]* checked=""/u);
  });
});
